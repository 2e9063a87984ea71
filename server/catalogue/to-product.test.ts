import { expect, test } from "vitest";
import { storedProduct } from "../../test/fixtures.ts";
import { toProduct } from "./to-product.ts";

const context = { shopCategories: new Map([["1", "pluszaki"]]), manufacturers: {} };

test("the feature „Pasuje do” names what a product belongs with", () => {
  const features = { "Pasuje do": "lalka 30 cm, ZOSIA-30 ; wózek" };
  expect(toProduct(storedProduct({ category: "1", features }), context)).toMatchObject({
    fits: ["lalka 30 cm", "ZOSIA-30", "wózek"],
  });
});

test("features that the product page shows elsewhere are no features of the product", () => {
  const shown = (features: Record<string, string>) =>
    toProduct(storedProduct({ category: "1", features }), context);
  const others = { Kolor: "zielony", "Kraj produkcji": "Polska" };
  const elsewhere = { WIEK: "3+", "E-mail producenta": "a@b.pl", "Pasuje do": "X-1", EAN: "1" };
  expect(shown({ ...elsewhere, ...others })).toHaveProperty("features", others);
  expect(shown({ Wiek: "3+" })).not.toHaveProperty("features");
});

test("the oldest age is the feature's, else that of the category's usual product", () => {
  const aged = (features: Record<string, string>) =>
    toProduct(storedProduct({ category: "1", features }), context);
  expect(aged({ Wiek: "3+", "Do kiedy bawi": "5 lat" })).toMatchObject({ ageFrom: 36, ageTo: 60 });
  expect(aged({ Wiek: "3+" })).toMatchObject({ ageFrom: 36, ageTo: 36 + 9 * 12 });
  expect(aged({})).not.toHaveProperty("ageTo");
});
