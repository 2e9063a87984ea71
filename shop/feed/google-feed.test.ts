import { expect, test } from "vitest";
import { sampleProduct, sampleShop } from "../../test/fixtures.ts";
import { findText, parseXml } from "../../test/parse-xml.ts";
import * as shopConfig from "../../shop.config.ts";
import type { Product } from "../catalogue/product/product.ts";
import type { FeedShop } from "./feed-item.ts";
import { renderGoogleFeed } from "./google-feed.ts";

const now = Date.UTC(2026, 10, 24, 12);
const shop: FeedShop = { ...shopConfig, origin: "https://sklep.example", promotions: [], now };
const bear = sampleProduct({ id: "17", images: ["/img/a", "/img/b"], ean: "5901234123457" });

function render(changes: Partial<Product> = {}, about: Partial<FeedShop> = {}) {
  const xml = [...renderGoogleFeed([{ ...bear, ...changes }], { ...shop, ...about })].join("");
  return parseXml(xml).children[0]!.children.filter(({ name }) => name === "item");
}

const textOf = (name: string, changes: Partial<Product>) => findText(render(changes)[0]!, name);

test("an item has address, picture, price and code of the product", () => {
  const [item] = render();
  const texts = item!.children.map(({ name, text }) => [name, text.trim()]);
  expect(texts.slice(0, 11)).toEqual([
    ["g:id", "17"],
    ["g:title", "Miś Bruno"],
    ["g:description", "Miś Bruno"],
    ["g:link", "https://sklep.example/produkt/17"],
    ["g:image_link", "https://sklep.example/img/a-960.webp"],
    ["g:additional_image_link", "https://sklep.example/img/b-960.webp"],
    ["g:availability", "in_stock"],
    ["g:price", "49.99 PLN"],
    ["g:gtin", "5901234123457"],
    ["g:condition", "new"],
    ["g:product_type", "Zabawki > Pluszaki"],
  ]);
});

test("a reduced product has its struck price and the selling price", () => {
  const reduced = { price: 3999, reduction: { lowestPrice: 4999, percent: 20 } };
  expect(textOf("g:price", reduced)).toBe("49.99 PLN");
  expect(textOf("g:sale_price", reduced)).toBe("39.99 PLN");
  expect(textOf("g:sale_price", {})).toBeUndefined();
});

test("a promotion has its days as times of Poland", () => {
  const reduction = { lowestPrice: 4999, percent: 20 };
  const promotion = { category: "pluszaki", percent: 20, from: "20.10.2026", to: "24.11.2026" };
  const timesOf = (changes: Partial<Product>, promotions = [promotion]) =>
    findText(render(changes, { promotions })[0]!, "g:sale_price_effective_date");
  expect(timesOf({ reduction })).toBe("2026-10-19T22:00Z/2026-11-24T22:59Z");
  expect(timesOf({})).toBeUndefined();
  expect(timesOf({ reduction }, [])).toBeUndefined();
});

test("a description has its lines, a brand fits or is left out", () => {
  const description = "Miś.\n✨ Cechy:\n- miękki\n- duży";
  expect(textOf("g:description", { description })).toBe("Miś.\nCechy\n• miękki\n• duży");
  const manufacturer = { name: "Misiowo", address: "", email: "" };
  expect(textOf("g:brand", { manufacturer })).toBe("Misiowo");
  const long = { ...manufacturer, name: "M".repeat(71) };
  expect(textOf("g:brand", { manufacturer: long })).toBeUndefined();
});

test("a product without a picture or a price is left out, a sold-out one is not", () => {
  expect(render({ images: [] })).toEqual([]);
  expect(render({ price: 0 })).toEqual([]);
  expect(textOf("g:availability", { stock: 0 })).toBe("out_of_stock");
});

const groupNames = ["g:item_group_id", "g:color", "g:size", "g:material", "g:pattern"];

/** What the items of a bear's variants say of their group. */
function groupsOf(variantKind: string | undefined, ...names: string[]) {
  const variants = names.map((variantName, index) =>
    sampleProduct({ ...bear, id: `17${index}`, parentId: "17", variantName }),
  );
  return render({ variants, ...(variantKind && { variantKind }) }).map(({ children }) =>
    children.filter(({ name }) => groupNames.includes(name)).map(({ name, text }) => [name, text]),
  );
}

test("the items of a group say what distinguishes them", () => {
  const group = ["g:item_group_id", "17"];
  expect(groupsOf("Kolor", "czerwony", "niebieski")).toEqual([
    [group, ["g:color", "czerwony"]],
    [group, ["g:color", "niebieski"]],
  ]);
  expect(groupsOf("Wzór", "paski, Rozmiar: 30 cm", "paski, Rozmiar: 40 cm")).toEqual([
    [group, ["g:pattern", "paski"], ["g:size", "30 cm"]],
    [group, ["g:pattern", "paski"], ["g:size", "40 cm"]],
  ]);
});

test("items that nobody could tell apart are in no group", () => {
  expect(groupsOf("Zapach", "róża", "mięta")).toEqual([[], []]);
  expect(groupsOf(undefined, "czerwony", "niebieski")).toEqual([[], []]);
  expect(groupsOf("Kolor", "czerwony", "Czerwony")).toEqual([[], []]);
});

test("a code of internal use is no GTIN", () => {
  expect(textOf("g:gtin", { ean: "2000000000008" })).toBeUndefined();
});

test.each([
  [0, "newborn"],
  [3, "infant"],
  [12, "toddler"],
  [36, "toddler"],
  [60, "kids"],
  [156, "adult"],
])("a product from %i months is for %s", (ageFrom, group) => {
  expect(textOf("g:age_group", { ageFrom })).toBe(group);
});

test("texts stay what they are, without characters that XML forbids", () => {
  const name = `<b>Klocki & "kule"</b> ]]> \u0007\u0000\ud800 żółte 🧸`;
  expect(textOf("g:title", { name })).toBe(`<b>Klocki & "kule"</b> ]]>  żółte 🧸`);
});

test("texts are shortened to Google's lengths", () => {
  const name = "Miś ".repeat(80).trim();
  expect(textOf("g:title", { name })!.length).toBeLessThanOrEqual(150);
  expect(textOf("g:description", { description: "Miś ".repeat(2000) })!.length).toBeLessThan(5001);
});

const [courier] = sampleShop.deliveryOptions;
const locker = { ...courier!, id: "paczkomat", fulfilment: "locker", label: "Paczkomat" } as const;
const pickup = { ...courier!, id: "odbior", fulfilment: "pickup", label: "Odbiór" } as const;

function shippingOf(deliveryOptions: FeedShop["deliveryOptions"], price = bear.price) {
  const [item] = render({ price }, { deliveryOptions });
  const found = item!.children.filter(({ name }) => name === "g:shipping");
  return found.map((each) => [findText(each, "g:service"), findText(each, "g:price")]);
}

test("shipping is each delivery to an address, else to a locker", () => {
  expect(shippingOf([courier!, locker, pickup])).toEqual([["Kurier", "15.00 PLN"]]);
  expect(shippingOf([locker, pickup])).toEqual([["Paczkomat", "15.00 PLN"]]);
  expect(shippingOf([pickup])).toEqual([]);
});

test("shipping is free where one piece reaches the sum", () => {
  const free = { ...courier!, freeFrom: 20000 };
  expect(shippingOf([free], 19999)).toEqual([["Kurier", "15.00 PLN"]]);
  expect(shippingOf([free], 20000)).toEqual([["Kurier", "0.00 PLN"]]);
});
