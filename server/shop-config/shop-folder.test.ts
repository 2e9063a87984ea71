import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as shopConfig from "../../shop.config.ts";
import { childEnv } from "../../test/programs/child-env.ts";
import { temporaryFolder } from "../../test/temporary-store.ts";
import { listDifferingPrices } from "./check/differing-prices.ts";
import { shopFolder } from "./shop-folder.ts";

const root = join(import.meta.dirname, "../..");

/** Runs a program of the shop with this `my/shop.config.ts`. */
function run(config: string, args: readonly string[]) {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "shop.config.ts"), config);
  const env = { ...childEnv, MY_DIR: folder };
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
}

function readConfig(config: string): Record<string, any> {
  const print = `import * as c from "${root}/shop.config.ts"; console.log(JSON.stringify(c))`;
  return JSON.parse(run(config, ["--input-type=module", "-e", print]).stdout) as object;
}

const check = (config: string) => run(config, ["cli/shop.ts", "check"]);

test("objects are merged, lists replaced, and null removes", () => {
  const config = readConfig(`
    export const seller = { bank: { name: "Bank Miejski" } };
    export const testimonial = null;
    export const home = { promises: ["Wysyłka z Poznania"] };
  `);
  expect(config.seller.bank).toMatchObject({
    name: "Bank Miejski",
    account: expect.stringMatching(/^PL00/),
  });
  expect(config.testimonial).toBeUndefined();
  expect(config.home.promises).toEqual(["Wysyłka z Poznania"]);
});

test("an object changes, removes and adds entries of a list, and what follows from them", () => {
  const config = readConfig(`
    export const times = { dispatchHours: [48, 48] };
    export const categories = { gry: null, pluszaki: { name: "Misie" }, klocki: { name: "Klocki" } };
    export const deliveryOptions = { kurier: { price: 1700 }, pocztex: null };
  `);
  const keys = config.categories.map(({ key }: { key: string }) => key);
  expect(keys).not.toContain("gry");
  expect(keys.at(-1)).toBe("klocki");
  expect(config.categories.find(({ key }: { key: string }) => key === "pluszaki").name).toBe(
    "Misie",
  );
  expect(config.categoryTexts.klocki.metaDescription).toContain("wysyłka w 48 h");
  expect(config.categoryTexts.pluszaki.metaDescription).toContain("48 h");
  expect(config.deliveryOptions[0]).toMatchObject({ id: "kurier", price: 1700, label: "Kurier" });
  expect(config.deliveryOptions.map(({ id }: { id: string }) => id)).not.toContain("pocztex");
});

test("a shop's folder takes the place of the demo's, whatever it says", () => {
  for (const text of [`export const brand = "Bąk";`, ""]) {
    const config = readConfig(text);
    const { home, testimonial, pictures } = config;
    expect([home.story, home.film, testimonial]).toEqual([undefined, undefined, undefined]);
    expect(pictures).toEqual([]);
    expect(JSON.stringify(config)).not.toMatch(/latawi|Poleć/i);
    expect(config.storageKeys.cart).toBe(text ? "bak-cart" : "nasz-sklep-cart");
  }
});

test("the demo shop is a folder as any other", () => {
  const copy = readConfig(`export * from "${shopFolder}/shop.config.ts";`);
  const demo = JSON.parse(JSON.stringify(shopConfig)) as typeof shopConfig;
  const built = { pictures: [], drawings: {} };
  expect(copy).toEqual({ ...demo, ...built });
  expect(demo.home.description).toContain("wysyłka w 24–48 h.");
  expect(demo.pictures).toContain("/pictures/scenes/story");
  expect(demo.drawings.mark).toMatchObject({ viewBox: "0 0 48 48" });
});

test.each([
  [
    'export const brand = "Bąk";\nexport const seller = {\n  name: "x"\n  nip: "1",\n};',
    "wiersz 4: nip:",
  ],
  ["export const brand = nazwa;", "wiersz 1: nazwa is not defined"],
])("a mistake in the code is told in Polish with its line: %j", (config, mistake) => {
  for (const program of [["cli/shop.ts", "check"], ["build.ts"]]) {
    const { status, stderr } = run(config, program);
    expect(stderr).toContain(`my/shop.config.ts, ${mistake}`);
    expect(stderr).toMatch(/^Nie można uruchomić sklepu/);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  }
});

test("two prices of one delivery fail the check of an owner's shop, and warn in the demo", () => {
  const prices = (published: string) => `
    export const deliveryOptions = {
      kurier: { price: 1700, publishedPrice: ${published} },
      inpost: { publishedPrice: null },
    };
    export const courierCashOnDelivery = null;
  `;
  const { status, stderr } = check(prices("1299"));
  expect(stderr).toBe(
    "Klient widzi dwie ceny tej samej dostawy:\n  my/shop.config.ts, deliveryOptions.kurier.publishedPrice: na stronie wysyłki 12,99 zł, w koszyku 17,00 zł; null zostawia cenę z koszyka\n",
  );
  expect(status).toBe(1);
  expect(check(prices("1700")).status).toBe(0);
  expect(check(prices("null")).status).toBe(0);
  expect(listDifferingPrices(shopConfig)).toHaveLength(3);
});

test("null removes what a shop works without, and is explained for everything else", () => {
  const all = Object.keys(shopConfig).filter((name) => !derived.includes(name));
  const kept = all.filter((name) => !empty.includes(name));
  const nulls = (names: readonly string[]) =>
    names.map((name) => `export const ${name} = null;`).join("\n");
  const { stderr } = check(nulls(kept));
  for (const name of kept)
    expect(stderr).toContain(`${name}: sklep nie działa bez tego ustawienia`);
  const removed = readConfig(nulls(empty));
  expect(empty.map((name) => removed[name] ?? null)).toEqual([
    ...["closedDays", "promotions", "productSets", "recommended"].map(() => []),
    {},
    {},
    ...empty.slice(6).map(() => null),
  ]);
  const published = "inpost: { publishedPrice: null }, kurier: { publishedPrice: null }";
  const { status, stderr: problems } = check(
    `${nulls(empty)}\nexport const deliveryOptions = { ${published} };`,
  );
  expect([status, problems]).toEqual([0, ""]);
});

/** Removed, or made an empty list. */
const empty = [
  "closedDays",
  "promotions",
  "productSets",
  "recommended",
  "oldestAges",
  "warehouseFeatures",
  "warehouseOrders",
  "warehouseStatuses",
  "testimonial",
  "courierCashOnDelivery",
  "giftWrapping",
];

/** Made from other settings, or a list that may not be empty. */
const derived = [
  "categoryTexts",
  "pictures",
  "drawings",
  "guaranteeNotice",
  "sellerPhone",
  "storageKeys",
  "deliveryOptions",
  "paymentOptions",
  "categories",
];

test("every mistake in the values is listed with its file and key", () => {
  const { status, stderr } = check(`
    export const selller = {};
    export const hours = "9-17";
    export const categories = { gry: null };
    export const deliveryOptions = { kurier: { price: 15 } };
  `);
  expect(stderr.trim().split("\n").slice(1)).toEqual([
    "  my/shop.config.ts, deliveryOptions.0.price: 15 to 15 gr, mniej niż złotówka; 1500 to 15,00 zł",
    expect.stringMatching(/^ {2}my\/shop\.config\.ts, hours: ma mieć taką postać/),
    "  my/shop.config.ts, selller: nie ma takiego ustawienia",
  ]);
  expect(status).toBe(1);
  const page = `export const home = { featured: ["pluszaki", "gry"] };`;
  expect(check(`${page} export const categories = { gry: null };`).stderr).toContain(
    "my/shop.config.ts, home.featured.1: nie ma działu gry",
  );
});

test("a missing pickup address is told as any mistake where nothing is picked up", () => {
  const { stderr } = check(`
    export const seller = { pickupAddress: null };
    export const deliveryOptions = { odbiór: null };
  `);
  expect(stderr).toContain("  my/shop.config.ts, seller.pickupAddress: brakuje tego pola");
});
