import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadContent } from "../server/content/load-content.ts";
import { findResults } from "../shop/catalogue/search/find-results.ts";
import { demoCatalogue } from "./products/demo-catalogue.ts";

type Slips = Record<string, string[]>;

const source = readFileSync(new URL("misspelt-queries.yaml", import.meta.url), "utf8");
const { same, first, absent } = parse(source) as { same: Slips; first: Slips; absent: string };
const { dictionary } = loadContent({ ORIGIN: "https://shop.example", PAYU: undefined });
const catalogue = demoCatalogue();

function find(query: string) {
  const { products, links } = findResults(catalogue, query, dictionary);
  return { names: products.map(({ name }) => name), paths: links.map(({ path }) => path) };
}

const listSlips = (slips: Slips) =>
  Object.entries(slips).flatMap(([word, all]) => all.map((slip) => [slip, word] as const));

describe("a misspelt search in the demo shop", () => {
  it.each(listSlips(same))("for „%s” finds what „%s” finds", (slip, word) => {
    const [found, meant] = [find(slip), find(word)];
    expect(meant.names.length + meant.paths.length).toBeGreaterThan(0);
    expect(found.names).toEqual(meant.names);
    if (meant.names.length === 0) expect(found.paths).toEqual(meant.paths);
  });

  it.each(listSlips(first))("for „%s” finds first what „%s” finds first", (slip, word) => {
    expect(find(slip).names[0]).toBe(find(word).names[0]);
  });

  it.each(absent.split(",").map((word) => word.trim()))("for „%s” finds nothing", (word) => {
    expect(find(word)).toEqual({ names: [], paths: [] });
  });
});
