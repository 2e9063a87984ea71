import { describe, expect, it, test } from "vitest";
import { listFinderChoices } from "../app/pages/home/home-products.ts";
import { findWarnedAge } from "../server/catalogue/safety.ts";
import {
  ageSpanChoices,
  exactAgeChoices,
  findChildAge,
  type AgeChoice,
} from "../shop/catalogue/product/age.ts";
import { parseListing } from "../shop/catalogue/listing/listing.ts";
import { filterProducts } from "../shop/catalogue/listing/product-listing.ts";
import { demoCatalogue } from "./products/demo-catalogue.ts";

const catalogue = demoCatalogue();
const choices = [...exactAgeChoices, ...ageSpanChoices];

function listFor(choice: AgeChoice) {
  return filterProducts(catalogue.products, parseListing(new URLSearchParams({ wiek: choice })));
}

describe("the demo shop for a child's age", () => {
  it("has twelve years and the months before them", () => {
    expect(exactAgeChoices).toHaveLength(14);
  });

  it.each(choices)("%s shows no product that a warning or its minimum age forbids", (choice) => {
    const { from } = findChildAge(choice);
    for (const { name, ageFrom, warnings } of listFor(choice)) {
      expect([name, Math.max(ageFrom!, findWarnedAge(warnings) ?? 0) <= from]).toEqual([
        name,
        true,
      ]);
    }
  });

  it.each(choices)("%s shows at least four products that are available", (choice) => {
    expect(listFor(choice).filter(({ stock }) => stock > 0).length).toBeGreaterThanOrEqual(4);
  });

  it("shows a four-year-old what is for ages one and two as well, and nothing for five", () => {
    const ages = new Set(listFor("4").map(({ ageFrom }) => ageFrom!));
    expect([...ages]).toEqual(expect.arrayContaining([12, 24, 36, 48]));
    expect(Math.max(...ages)).toBe(48);
  });
});

test("each product says its age, the oldest after the youngest, and obeys its warnings", () => {
  for (const { name, ageFrom = -1, ageTo = -1, warnings } of catalogue.products) {
    const obeys = ageFrom >= (findWarnedAge(warnings) ?? 0) && ageTo > ageFrom;
    expect([name, obeys]).toEqual([name, true]);
  }
});

test("each age on the home page leads to at least four products", () => {
  const { ages } = listFinderChoices(catalogue);
  expect(ages.map(({ value }) => value)).toEqual(["0-1", "1-3", "3-5", "6-8", "9"]);
  for (const { href } of ages) {
    const query = new URL(href, "https://shop.example").searchParams;
    expect(filterProducts(catalogue.products, parseListing(query)).length).toBeGreaterThanOrEqual(
      4,
    );
  }
});
