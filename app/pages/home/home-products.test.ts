import { expect, test } from "vitest";
import { createCatalogue } from "../../../shop/catalogue/catalogue.ts";
import { sampleProduct } from "../../../test/fixtures.ts";
import { listFinderChoices } from "./home-products.ts";

test("ages and budgets without a product are left out", () => {
  const product = sampleProduct({ ageFrom: 36, price: 9000 });
  expect(listFinderChoices(createCatalogue([product], "1"))).toEqual({
    ages: [{ value: "3-5", href: "/zabawki?wiek=3-5" }],
    budgets: [
      { value: 10_000, href: "/zabawki?cena-do=100" },
      { value: 20_000, href: "/zabawki?cena-do=200" },
    ],
  });
  expect(listFinderChoices(createCatalogue([], "1"))).toEqual({ ages: [], budgets: [] });
});
