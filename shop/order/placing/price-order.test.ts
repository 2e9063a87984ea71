import { expect, it } from "vitest";
import { sampleCatalogue, sampleShop } from "../../../test/fixtures.ts";
import { priceOrder } from "./price-order.ts";

it("delivery is free from the total of products that the option names", () => {
  const [courier] = sampleShop.deliveryOptions;
  const shop = { ...sampleShop, deliveryOptions: [{ ...courier!, freeFrom: 2 * 4999 }] };
  const price = (quantity: number) =>
    priceOrder(
      { lines: [{ id: "bruno", quantity }], delivery: "kurier", payment: "pobranie" },
      sampleCatalogue(),
      shop,
    );
  expect(price(1)).toMatchObject({ delivery: { price: 1500 }, total: 4999 + 1500 + 1000 });
  expect(price(2)).toMatchObject({ delivery: { price: 0 }, total: 9998 + 1000 });
});
