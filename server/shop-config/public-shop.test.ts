import { describe, expect, it, test } from "vitest";
import * as shopConfig from "../../shop.config.ts";
import { runRejectedStart, startShop } from "../../test/start-shop.ts";
import { readEnv } from "../env.ts";
import { checkPublicShop, isPublicOrigin, listUnfinished } from "./public-shop.ts";

const filled = {
  ...shopConfig,
  seller: {
    name: "Klocek Jan Nowak",
    nip: "5260250274",
    address: { street: "ul. Ceglana 3", postalCode: "61-001", city: "Poznań" },
    pickupAddress: { street: "ul. Ceglana 3", postalCode: "61-001", city: "Poznań" },
    email: "sklep@klocek.pl",
    phone: "+48 611 222 333",
    bank: { name: "Bank Miejski", account: "PL61 1090 1014 0000 0712 1981 2874" },
  },
  testimonial: { quote: "Polecam", name: "Ewa", city: "Łódź", permission: "e-mail z 3.05.2026" },
};
const settings = {
  ORIGIN: "https://klocek.pl",
  SMTP_HOST: "smtp.klocek.pl",
  BASELINKER_TOKEN: "1-2-X",
  MAIL_FROM: "sklep@klocek.pl",
  ORDERS_TO: "sklep@klocek.pl",
};

const check = (changes: Record<string, string>, config = filled) =>
  checkPublicShop(readEnv({ ...settings, ...changes }), config);

describe("a shop in public", () => {
  it("opens with products, mails and a seller", () => {
    expect(() => check({})).not.toThrow();
  });

  it.each([
    [
      { BASELINKER_TOKEN: "" },
      "BASELINKER_TOKEN: bez niego sklep sprzedaje zabawki, których nie ma",
    ],
    [{ SMTP_HOST: "" }, "SMTP_URL albo SMTP_HOST: bez nich maile trafiają do plików"],
    [{ ORDERS_TO: "sklep@latawiec.example" }, "ORDERS_TO: przykładowy adres"],
  ])("does not open without what customers rely on: %j", (changes, missing) => {
    expect(() => check(changes)).toThrow(missing);
    expect(() => check({ ...changes, DEMO: "1" })).not.toThrow();
    expect(() => check({ ...changes, ORIGIN: "http://localhost:3000" })).not.toThrow();
  });

  it("does not open with a testimonial that nobody is known to have allowed", () => {
    const testimonial = { quote: "Polecam", name: "Ewa", city: "Łódź" };
    expect(() => check({}, { ...filled, testimonial } as typeof filled)).toThrow(/permission/);
  });

  it("lists everything that is missing in one message and ends", async () => {
    const origin = "https://sklep.klocek.pl";
    const { err, code } = await runRejectedStart({ ORIGIN: origin, PORT: "0" });
    const lines = err.trim().split("\n");
    expect(lines[0]).toBe(`Nie można otworzyć sklepu dla klientów pod ${origin}. Brakuje:`);
    for (const key of ["BASELINKER_TOKEN", "SMTP_URL", "MAIL_FROM", "seller.nip", "testimonial"])
      expect(lines.filter((line) => line.includes(key))).toHaveLength(1);
    expect(lines.at(-1)).toContain("DEMO=1");
    expect(code).toBe(1);
  });

  it("opens as a demonstration when the owner says so", async () => {
    const shop = await startShop({ ORIGIN: "https://sklep.klocek.pl", DEMO: "1" });
    await shop.close();
  });
});

test("every example value is listed until it is replaced", () => {
  expect(listUnfinished(shopConfig)).toHaveLength(9);
  expect(listUnfinished(filled)).toEqual([]);
  expect(listUnfinished({ ...filled, brand: "Nasz sklep" })).toEqual([
    "my/shop.config.ts, brand: przykład",
  ]);
  const nip = { ...filled, seller: { ...filled.seller, nip: shopConfig.seller.nip } };
  expect(listUnfinished(nip)).toEqual(["my/shop.config.ts, seller.nip: przykład"]);
});

test.each([
  ["https://sklep.pl", true],
  ["http://203.0.113.9", false],
  ["http://8.8.8.8", true],
  ["http://192.168.1.5:3000", false],
  ["http://127.0.0.1:3000", false],
  ["http://[::1]:3000", false],
  ["http://localhost:3000", false],
  ["http://sklep.localhost", false],
  ["http://nas.local", false],
  ["https://sklep.example", false],
  ["https://shop.example.com", false],
  ["https://sklep.example.pl", true],
])("%s is open to customers: %s", (origin, isPublic) => {
  expect(isPublicOrigin(origin)).toBe(isPublic);
});
