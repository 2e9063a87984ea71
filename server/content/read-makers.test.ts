import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storedProduct } from "../../test/fixtures.ts";
import { temporaryFolder } from "../../test/temporary-store.ts";
import { readMakers } from "./read-makers.ts";
import { toProduct } from "../catalogue/to-product.ts";

function writeMakers(yaml: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, "content/producenci.yaml"), yaml);
  return folder;
}

const yaml = `
Żyrafa i Słoń:
  adres: ul. Leśna 1, 34-300 Żywiec
  e-mail: kontakt@zyrafa.example
  osoba-odpowiedzialna: { nazwa: Import, adres: "ul. Polna 2, Kraków", e-mail: a@import.example }
`;
const base = {
  shopCategories: new Map([["1", "pluszaki"]]),
  manufacturers: { "7": "ŻYRAFA i słoń" },
};

test("the owner's file fills what BaseLinker lacks of a maker, whose features win", () => {
  const makers = readMakers(undefined, writeMakers(yaml));
  const read = (features: Record<string, string>) =>
    toProduct(storedProduct({ category: "1", manufacturer: "7", features }), { ...base, makers });
  expect(read({})).toMatchObject({
    manufacturer: { address: "ul. Leśna 1, 34-300 Żywiec", email: "kontakt@zyrafa.example" },
    responsiblePerson: { name: "Import", email: "a@import.example" },
  });
  expect(read({ "Adres producenta": "Łódź", "Osoba odpowiedzialna": "Inna" })).toMatchObject({
    manufacturer: { address: "Łódź", email: "kontakt@zyrafa.example" },
    responsiblePerson: { name: "Inna", address: "", email: "" },
  });
});

test("products without safety data are hidden when the owner wants it", () => {
  const makers = readMakers(undefined, writeMakers(yaml));
  const product = storedProduct({ category: "1", manufacturer: "7" });
  expect(toProduct(product, base)).toMatchObject({ id: "1001" });
  expect(toProduct(product, { ...base, hidesUnsafe: true })).toBe("safety");
  expect(toProduct(product, { ...base, makers, hidesUnsafe: true })).toMatchObject({ id: "1001" });
});

test("mistakes in the file are named, and without a file nothing is known", () => {
  const mistakes: string[] = [];
  const report = (...parts: string[]) => mistakes.push(parts.join(", "));
  readMakers(report, writeMakers("Wader:\n  e-mail: brak\n"));
  expect(mistakes).toEqual([
    "my/content/producenci.yaml, Wader.e-mail: ma być adresem e-mail".replace(": ma", ", ma"),
  ]);
  expect(readMakers(report, temporaryFolder()).size).toBe(0);
});
