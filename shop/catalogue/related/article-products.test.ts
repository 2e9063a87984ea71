import { describe, expect, test } from "vitest";
import { sampleProduct } from "../../../test/fixtures.ts";
import { findArticleProducts } from "./article-products.ts";
import { createCatalogue } from "../catalogue.ts";

const product = (id: string, category: string, name: string, stock = 5) =>
  sampleProduct({ id, category, name, stock });

const catalogue = createCatalogue(
  [
    product("goose", "gry", "Gra Gąska"),
    product("dice", "gry", "Kostki w kubku"),
    product("sold-out", "gry", "Klocki i kości", 0),
    product("bear", "pluszaki", "Miś Bruno"),
    product("blocks", "edukacyjne", "Klocki Abecadło"),
    product("magnet", "edukacyjne", "Magnes Podkowa"),
  ],
  "1",
);

const find = (html: string, title = "", limit?: number) =>
  findArticleProducts(catalogue, { title, excerpt: "", html }, limit).map(({ id }) => id);

describe("products of an article", () => {
  test("are those of its linked categories with most of its words, in any case", () => {
    expect(find('<p>Rzut kostkami. <a href="/kategoria/gry#x">tutaj</a></p>')).toEqual([
      "dice",
      "goose",
    ]);
  });

  test("come from each linked category in turn, the best first", () => {
    const links = '<a href="/kategoria/gry">a</a> <a href="/kategoria/edukacyjne">b</a>';
    expect(find(`Magnesy, klocków, podkowy ${links}`)).toEqual(["magnet", "goose", "blocks"]);
  });

  test("come from all categories when it links to none, and the title counts", () => {
    expect(find("<p>Dobranoc</p>", "Miś w podróży", 1)).toEqual(["bear"]);
    expect(find("<p>Dobranoc</p>")).toHaveLength(3);
  });

  test("are not found by attributes, in unknown categories or among sold-out products", () => {
    expect(find('<a href="/kategoria/gry" title="kostki">tu</a>', "", 1)).toEqual(["goose"]);
    expect(find('<a href="/kategoria/nie-ma">tu</a>')).toEqual([]);
    expect(find('<a href="/kategoria/gry">klocki i kości</a>')).not.toContain("sold-out");
  });

  test("with a long name do not win by its length", () => {
    const long = product("long", "gry", "Gra o klockach, kościach i wszystkim, co da się policzyć");
    const short = product("short", "gry", "Kości");
    const both = createCatalogue([long, short], "1");
    const article = { title: "Kości i klocki", excerpt: "", html: "kości" };
    expect(findArticleProducts(both, article).map(({ id }) => id)).toEqual(["short", "long"]);
  });
});
