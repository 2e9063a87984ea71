import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadContent } from "../server/content/load-content.ts";
import { findResults } from "../shop/catalogue/search/find-results.ts";
import { demoCatalogue } from "./products/demo-catalogue.ts";

/** A row of `search-queries.yaml`, where the fields are explained. */
type Row = {
  query: string;
  first?: string;
  links?: string[];
  has?: string[];
  without?: string[];
  max?: number;
};

const rows = parse(readFileSync(new URL("search-queries.yaml", import.meta.url), "utf8")) as Row[];
const { dictionary } = loadContent({ ORIGIN: "https://shop.example", PAYU: undefined });
const catalogue = demoCatalogue();

const fields = new Set(["query", "first", "links", "has", "without", "max"]);

describe("the search of the demo shop", () => {
  it("has at least sixty examples, each once and with valid results", () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(({ query }) => query)).size).toBe(rows.length);
    expect(rows.flatMap((row) => Object.keys(row)).filter((name) => !fields.has(name))).toEqual([]);
  });

  it.each(rows)("finds „$query”", ({ query, first, links, has = [], without = [], max }) => {
    const found = findResults(catalogue, query, dictionary);
    const names = found.products.map(({ name }) => name);
    const isMiss = [first, links, max].every((wish) => wish === undefined) && !has.length;
    if (isMiss && !without.length) expect([names, found.links]).toEqual([[], []]);
    if (first !== undefined) expect(names[0]).toMatch(startingWith(first));
    if (links) expect(found.links.map(({ path }) => path)).toEqual(links);
    if (max !== undefined) expect(names.slice(max)).toEqual([]);
    for (const start of has)
      expect(names).toContainEqual(expect.stringMatching(startingWith(start)));
    for (const start of without) {
      expect(catalogue.products.map(({ name }) => name)).toContainEqual(
        expect.stringMatching(startingWith(start)),
      );
      expect(names).not.toContainEqual(expect.stringMatching(startingWith(start)));
    }
  });
});

function startingWith(start: string): RegExp {
  return new RegExp(`^${RegExp.escape(start)}`);
}
