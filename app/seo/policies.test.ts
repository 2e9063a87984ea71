import { expect, test } from "vitest";
import { sampleShop } from "../../test/fixtures.ts";
import { createShippingServices } from "./policies.ts";

const [courier] = sampleShop.deliveryOptions;

test("delivery that is free from a sum has a price below it and none from it on", () => {
  const [service] = createShippingServices([{ ...courier!, freeFrom: 200_00 }]);
  expect(service!.shippingConditions).toMatchObject([
    { orderValue: { minValue: "0.00", maxValue: "199.99" }, shippingRate: { value: "15.00" } },
    { orderValue: { minValue: "200.00", currency: "PLN" }, shippingRate: { value: "0.00" } },
  ]);
});

test("lockers are collection points, and who comes to the shop gets no parcel", () => {
  const kinds = (["courier", "locker", "pickup"] as const).map((fulfilment) => ({
    ...courier!,
    fulfilment,
  }));
  expect(createShippingServices(kinds).map(({ fulfillmentType }) => fulfillmentType)).toEqual([
    "https://schema.org/FulfillmentTypeDelivery",
    "https://schema.org/FulfillmentTypeCollectionPoint",
  ]);
});
