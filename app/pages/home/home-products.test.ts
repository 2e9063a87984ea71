import { expect, test } from "vitest";
import { createCatalogue } from "../../../shop/catalogue/catalogue.ts";
import { sampleProduct } from "../../../test/fixtures.ts";
import { listFinderChoices } from "./home-products.ts";

test("ages and budgets with fewer than four products are left out", () => {
  const products = [36, 36, 24, 0].map((ageFrom, index) =>
    sampleProduct({ id: `${index}`, ageFrom, ageTo: 96, price: 9000 }),
  );
  expect(listFinderChoices(createCatalogue(products, "1"))).toEqual({
    ages: [
      { value: "3-5", href: "/zabawki?wiek=3-5" },
      { value: "6-8", href: "/zabawki?wiek=6-8" },
    ],
    budgets: [
      { value: 10_000, href: "/zabawki?cena-do=100" },
      { value: 20_000, href: "/zabawki?cena-do=200" },
    ],
  });
  const few = createCatalogue(products.slice(1), "2");
  expect(listFinderChoices(few)).toEqual({ ages: [], budgets: [] });
});
