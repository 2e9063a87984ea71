import { describe, expect, test } from "vitest";
import { matchEntries, createSearchEntries } from "./fixed-list.ts";

describe("the fixed list", () => {
  const entries = createSearchEntries(
    [
      { key: "gry", name: "Gry" },
      { key: "lalki-domki-wozki", name: "Lalki, domki, wózki" },
    ],
    [{ slug: "gry-planszowe", title: "Gry planszowe na cztery okazje" }],
  );
  const find = (query: string) => matchEntries(entries, query).map(({ title }) => title);

  test("holds categories, then pages, then articles", () => {
    expect(entries.map(({ path }) => path)).toEqual([
      "/kategoria/gry",
      "/kategoria/lalki-domki-wozki",
      "/blog",
      "/o-nas",
      "/kontakt",
      "/blog/gry-planszowe",
    ]);
  });

  test("matches everything for an empty query", () => {
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

  test("ignores a trailing space", () => {
    expect(find("kontakt ")).toEqual(["Kontakt"]);
  });
});
