import { expect, test } from "vitest";
import { sampleProduct } from "../../../test/fixtures.ts";
import { createCatalogue } from "../catalogue.ts";
import { findMatchingProducts } from "./matching.ts";

const products = [
  sampleProduct({ id: "doll", name: "Lalka szmaciana Zosia, 30 cm", sku: "Z" }),
  sampleProduct({ id: "small", name: "Lalka syrenka, 18 cm", sku: "M" }),
  sampleProduct({ id: "dress", name: "Sukienka, rozmiar 30 cm", sku: "S", fits: ["lalki 30 cm"] }),
  sampleProduct({ id: "bed", name: "Łóżeczko", sku: "L", fits: ["M"] }),
  sampleProduct({ id: "gone", name: "Kapelusz", sku: "K", fits: ["lalka 30 cm"], stock: 0 }),
  sampleProduct({ id: "train", name: "Kolejka", sku: "T-1" }),
  sampleProduct({ id: "rails", name: "Tory", sku: "T-2" }),
  sampleProduct({ id: "empty", name: "Drobiazg", sku: "D", fits: [" do "] }),
];
const catalogue = createCatalogue(products, "1");
const find = (id: string) =>
  findMatchingProducts(catalogue, catalogue.product(id)!, [["T-1", "T-2"]]).map((each) => each.id);

test("a dress of 30 cm belongs to the doll of this size and the doll to the dress", () => {
  expect(find("dress")).toEqual(["doll"]);
  expect(find("doll")).toEqual(["dress"]);
});

test("a product may name another's SKU", () => {
  expect(find("bed")).toEqual(["small"]);
  expect(find("small")).toEqual(["bed"]);
});

test("the SKU of a variant names its product", () => {
  const variants = ["R-1", "R-2"].map((sku) => sampleProduct({ id: sku, parentId: "bear", sku }));
  const bear = sampleProduct({ id: "bear", name: "Niedźwiedź", sku: "R", variants });
  const scarf = sampleProduct({ id: "scarf", name: "Szalik", sku: "C", fits: ["R-2"] });
  const sold = createCatalogue([{ ...bear, variants: [] }, ...variants, scarf], "1");
  const matching = (id: string) => findMatchingProducts(sold, sold.product(id)!, [["R-1", "C"]]);
  expect(matching("scarf").map(({ id }) => id)).toEqual(["bear"]);
  expect(matching("bear").map(({ id }) => id)).toEqual(["scarf"]);
});

test("products of one set in the configuration belong together", () => {
  expect(find("train")).toEqual(["rails"]);
  expect(find("rails")).toEqual(["train"]);
});

test("words that say nothing fit nothing", () => {
  expect(find("empty")).toEqual([]);
});
