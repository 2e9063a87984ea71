import { describe, expect, test } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import type { Product } from "./product.ts";
import { foldText, matchEntries, searchEntries, searchIndex, searchProducts } from "./search.ts";

describe("the fixed list", () => {
  const entries = searchEntries(
    [
      { key: "gry", name: "Gry" },
      { key: "lalki-domki-wozki", name: "Lalki, domki, wózki" },
    ],
    [{ slug: "gry-planszowe", title: "Gry planszowe na cztery okazje" }],
  );
  const find = (query: string) => matchEntries(entries, query).map(({ title }) => title);

  test("holds departments, then pages, then articles", () => {
    expect(entries.map(({ path }) => path)).toEqual([
      "/kategoria/gry",
      "/kategoria/lalki-domki-wozki",
      "/blog",
      "/o-nas",
      "/kontakt",
      "/blog/gry-planszowe",
    ]);
  });

  test("is shown whole for an empty query", () => {
    expect(matchEntries(entries, "")).toEqual(entries);
  });

  test("matches a part of the title whatever its case", () => {
    expect(find("GRY")).toEqual(["Gry", "Gry planszowe na cztery okazje"]);
    expect(find("wóz")).toEqual(["Lalki, domki, wózki"]);
  });

  test("matches the type label", () => {
    expect(find("artyk")).toEqual(["Gry planszowe na cztery okazje"]);
    expect(find("strona")).toEqual(["Blog", "O Nas", "Kontakt"]);
  });

  test("does not mind the space after a word", () => {
    expect(find("kontakt ")).toEqual(["Kontakt"]);
  });
});

describe("foldText", () => {
  test.each([
    ["Żółw-olbrzym", "zolw olbrzym"],
    ["ŁÓŻKO", "lozko"],
    ["Zażółć gęślą jaźń", "zazolc gesla jazn"],
    ["  T-Rex (3+)  ", "t rex 3"],
    ["!?", ""],
  ])("%s becomes %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe("searchProducts", () => {
  const catalogue = createCatalogue(
    [
      toy("1", "Kąpiel z kaczką"),
      toy("2", "Łóżko dla lalek", { description: "Dla żółwia za krótkie." }),
      toy("3", "Pluszowy żółw Tuptuś"),
      toy("4", "Żółw olbrzym", { stock: 0 }),
      toy("5", "Żółw wodny"),
      toy("6", "Superżółw"),
    ],
    "v1",
  );
  const find = (query: string) => searchProducts(searchIndex(catalogue), query).map(({ id }) => id);

  test("finds Polish letters typed without their marks, and the other way round", () => {
    expect(find("lozko")).toEqual(["2"]);
    expect(find("ŁÓŻKO")).toEqual(["2"]);
    expect(find("kaczką")).toEqual(["1"]);
  });

  test("puts the beginning of a name before a word, a part and the description", () => {
    expect(find("zolw")).toEqual(["5", "4", "3", "6", "2"]);
  });

  test("finds words in any order, one of them in the description", () => {
    expect(find("lalek lozko")).toEqual(["2"]);
    expect(find("łóżko krótkie")).toEqual(["2"]);
  });

  test("does not look inside the words of a description", () => {
    expect(find("zolwia")).toEqual(["2"]);
    expect(find("wia")).toEqual([]);
  });

  test.each([
    ["a letter too many", "pluszzowy"],
    ["a letter too few", "pluzowy"],
    ["a wrong letter", "plusxowy"],
    ["two letters that changed places", "plsuzowy"],
    ["a typo in a word not finished yet", "plusxo"],
    ["one right word, the other nearly", "zolw pluszwy"],
    ["a typo and no Polish letters", "tuputs"],
  ])("forgives %s: %s", (_, query) => {
    expect(find(query)).toEqual(["3"]);
  });

  test("forgives neither two typos nor one in a short word", () => {
    expect(find("plsuzwoy")).toEqual([]);
    expect(find("lxz")).toEqual([]);
  });

  test("guesses only where no name has the words as they were typed", () => {
    expect(find("wodny")).toEqual(["5"]);
    expect(find("olbrzyn")).toEqual(["4"]);
  });

  test("knows of a single match in ten thousand toys within 50 ms", () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      toy(`${at}`, `Układanka ${at.toString(36)} drewniana`, {
        description: "Sto części ".repeat(40),
      }),
    );
    const index = searchIndex(createCatalogue([...many, toy("x", "Żyrafa Łucja")], "many"));
    const times = Array.from({ length: 5 }, () => {
      const startedAt = performance.now();
      expect(searchProducts(index, "zyrfaa").map(({ id }) => id)).toEqual(["x"]);
      return performance.now() - startedAt;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });

  test.each(["", "ż", " z ", "--"])("finds nothing for %j, which is too short", (query) => {
    expect(find(query)).toEqual([]);
  });

  test("builds the index once for one state of the catalogue", () => {
    expect(searchIndex(catalogue)).toBe(searchIndex(catalogue));
    expect(searchProducts(searchIndex(createCatalogue([], "v2")), "zolw")).toEqual([]);
  });
});

function toy(id: string, name: string, more: Partial<Product> = {}): Product {
  return {
    id,
    name,
    category: "pluszaki",
    price: 4999,
    currency: "PLN",
    images: [],
    stock: 3,
    sku: `T-${id}`,
    warnings: [],
    ...more,
  };
}
