import { expect, test } from "vitest";
import * as shopConfig from "../../shop.config.ts";
import { sampleProduct } from "../../test/fixtures.ts";
import { findText, parseXml } from "../../test/parse-xml.ts";
import type { Product } from "../catalogue/product/product.ts";
import { renderCeneoFeed } from "./ceneo-feed.ts";
import type { FeedShop } from "./feed-item.ts";

const now = Date.UTC(2026, 10, 24, 12);
const shop: FeedShop = { ...shopConfig, origin: "https://sklep.example", promotions: [], now };
const bear = sampleProduct({ id: "17", images: ["/img/a", "/img/b"], ean: "5901234123457" });

function render(changes: Partial<Product> = {}, about: Partial<FeedShop> = {}) {
  const xml = [...renderCeneoFeed([{ ...bear, ...changes }], { ...shop, ...about })].join("");
  return parseXml(xml).children;
}

test("an offer has address, price, stock, pictures and codes of the product", () => {
  const manufacturer = { name: "Misiowo & Synowie", address: "", email: "" };
  const [offer] = render({ manufacturer });
  expect(offer!.attributes).toEqual({
    id: "17",
    url: "https://sklep.example/produkt/17",
    price: "49.99",
    avail: "3",
    stock: "5",
  });
  const [cat, name, pictures, description, features] = offer!.children;
  expect([cat, name, description].map((each) => each!.text)).toEqual([
    "Zabawki/Pluszaki",
    "Miś Bruno",
    "Miś Bruno",
  ]);
  expect(pictures!.children.map((each) => [each.name, each.attributes.url])).toEqual([
    ["main", "https://sklep.example/img/a-960.webp"],
    ["i", "https://sklep.example/img/b-960.webp"],
  ]);
  expect(features!.children.map((each) => [each.attributes.name, each.text])).toEqual([
    ["Producent", "Misiowo & Synowie"],
    ["EAN", "5901234123457"],
  ]);
});

test("an offer names the age from which the toy is, where it is known", () => {
  const ageOf = (ageFrom: number | undefined) => {
    const [offer] = render(ageFrom === undefined ? {} : { ageFrom });
    const features = offer!.children.find(({ name }) => name === "attrs")!.children;
    return features.find(({ attributes }) => attributes.name === "Wiek dziecka")?.text;
  };
  expect([0, 18, 36, undefined].map(ageOf)).toEqual([
    "od urodzenia",
    "od 18 miesięcy",
    "od 3 lat",
    undefined,
  ]);
});

test("each variant is an offer with what it differs in as a feature", () => {
  const variants = ["czerwony", "niebieski"].map((variantName, index) =>
    sampleProduct({ ...bear, id: `17${index}`, parentId: "17", variantName }),
  );
  const offers = render({ variants, variantKind: "Kolor sukienki" });
  const colorOf = ({ children }: (typeof offers)[0]) =>
    children
      .find(({ name }) => name === "attrs")!
      .children.find(({ attributes }) => attributes.name === "Kolor")?.text;
  expect(offers.map((offer) => [offer.attributes.id, colorOf(offer)])).toEqual([
    ["170", "czerwony"],
    ["171", "niebieski"],
  ]);
  expect(render({ variants, variantKind: "Zapach" }).map(colorOf)).toEqual([undefined, undefined]);
});

test("a reduced product has its selling price alone: the format has no other", () => {
  const reduction = { lowestPrice: 6000, percent: 16 };
  const [offer] = render({ reduction, regularPrice: 7000 });
  expect(offer!.attributes.price).toBe("49.99");
  expect(Object.keys(offer!.attributes)).toEqual(["id", "url", "price", "avail", "stock"]);
});

test("a product that is sold out or lacks picture or price is left out", () => {
  expect(render({ stock: 0 })).toEqual([]);
  expect(render({ images: [] })).toEqual([]);
  expect(render({ price: 0 })).toEqual([]);
});

test("no text ends its CDATA or has a character that XML forbids", () => {
  const [offer] = render({ name: `Klocki ]]> <i/> &amp; \u0001\udc00"` });
  expect(findText(offer!, "name")).toBe(`Klocki ]]> <i/> &amp; "`);
});

test.each([
  [24, "1"],
  [48, "3"],
  [120, "7"],
  [240, "14"],
])("a parcel that leaves within %i hours has the code %s", (hours, avail) => {
  const times = { ...shopConfig.times, dispatchHours: [24, hours] as const };
  expect(render({}, { times })[0]!.attributes.avail).toBe(avail);
});

test("a category's slash makes no other category", () => {
  const categories = [{ key: "pluszaki", name: "Misie/lalki" }];
  expect(findText(render({}, { categories })[0]!, "cat")).toBe("Zabawki/Misie lalki");
});
