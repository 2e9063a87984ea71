import { describe, expect, it } from "vitest";
import { categoryTexts } from "../../shop.config.ts";
import { mapCategories, type CategoryLists } from "./category-map.ts";

const own: CategoryLists = {
  ...categoryTexts,
  gry: { warehouseCategories: ["Łamigłówki", "77"] },
  pluszaki: { warehouseCategories: ["8"] },
};

function shopCategoryOf(
  id: string,
  categories: [id: string, name: string, parent: string][],
  lists = own,
) {
  const list = categories.map(([key, name, parent]) => ({ id: key, name, parent }));
  return mapCategories(list, lists).get(id);
}

describe("an inventory category", () => {
  it("belongs to the category whose key is its name", () => {
    expect(shopCategoryOf("1", [["1", "LALKI, domki, wózki", "0"]])).toBe("lalki-domki-wozki");
    expect(shopCategoryOf("1", [["1", " Dla  Niemowląt! ", "0"]])).toBe("dla-niemowlat");
  });

  it("belongs to the category that lists its name or id", () => {
    expect(shopCategoryOf("1", [["1", "lamigłówki", "0"]])).toBe("gry");
    expect(shopCategoryOf("77", [["77", "Różne", "0"]])).toBe("gry");
  });

  it("applies to its descendants, up to one with its own category", () => {
    const tree: [string, string, string][] = [
      ["3", "Wnuki", "2"],
      ["2", "Dzieci", "1"],
      ["1", "Gry", "0"],
      ["4", "Pluszaki", "1"],
      ["5", "Misie", "4"],
    ];
    expect(shopCategoryOf("3", tree)).toBe("gry");
    expect(shopCategoryOf("5", tree)).toBe("pluszaki");
  });

  it("is matched by id before its name", () => {
    expect(shopCategoryOf("8", [["8", "Gry", "0"]])).toBe("pluszaki");
  });

  it("belongs to none when unknown, even in a cycle of parents", () => {
    expect(
      shopCategoryOf("1", [
        ["1", "A", "2"],
        ["2", "B", "1"],
      ]),
    ).toBeUndefined();
    expect(shopCategoryOf("1", [["1", "", "0"]])).toBeUndefined();
  });
});
