import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openCommandLine } from "../../../test/programs/command-line.ts";
import { sampleCustomer, sampleGift, samplePayments } from "../../../test/fixtures.ts";

const payment = samplePayments["on-delivery"];

it("packing lists are written for the orders to pack, a gift's without any price", async () => {
  const { place, run, database } = await openCommandLine();
  const customer = { ...sampleCustomer, message: "Proszę <b>dzwonić</b>." };
  await place({ payment, customer });
  await place({ payment, gift: sampleGift, total: 9998 + 900 + 1500 + 1000 });
  await place({ payment });
  await run("orders", "confirm", "1001-1002");
  const file = join(database.DATA_DIR, "paczki.html");
  const { code, out } = await run("orders", "packing-list", "--file", file);
  expect([code, out]).toEqual([0, expect.stringContaining(`Gotowe (2 kartki): ${file}`)]);
  const html = readFileSync(file, "utf8");
  const [, first = "", second = "", ...others] = html.split("<section");
  expect(others).toEqual([]);
  for (const text of ["L-1001", "Anna Żółć", "99,98 zł", "do pobrania", "&lt;b&gt;dzwonić"])
    expect(first).toContain(text);
  for (const text of [
    "L-1002",
    "Zofia Nowak",
    "00-950 Warszawa",
    "nie wkładaj",
    "za pobraniem",
    "Zosi na",
  ])
    expect(second).toContain(text);
  expect(second).not.toMatch(/\d,\d\d|zł/);
});

it("a packing list never replaces a file, and names an order that does not exist", async () => {
  const { place, run, database } = await openCommandLine();
  await place();
  const file = join(database.DATA_DIR, "paczki.html");
  expect((await run("orders", "packing-list")).err).toContain("Nic nie czeka na spakowanie.");
  expect((await run("orders", "packing-list", "1001", "--file", file)).code).toBe(0);
  expect((await run("orders", "packing-list", "1001", "--file", file)).err).toContain("już jest");
  expect((await run("orders", "packing-list", "1009")).err).toContain("Nie ma zamówienia L-1009.");
});
