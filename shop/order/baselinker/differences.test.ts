import { expect, it } from "vitest";
import { sampleGift, sampleOrder } from "../../../test/fixtures.ts";
import { findLineDifference } from "./differences.ts";

const bears = { productId: "bruno", name: "Miś Bruno", quantity: 2, price: 4999 };
const wrapping = { productId: "0", name: "Pakowanie prezentu", quantity: 1, price: 900 };
const order = sampleOrder({ gift: sampleGift });

it("the line of a gift's wrapping is no change of the order's lines", () => {
  expect(findLineDifference(order, [bears, wrapping])).toBeUndefined();
  expect(findLineDifference(order, [{ ...wrapping, productId: "" }, bears])).toBeUndefined();
  expect(findLineDifference(sampleOrder(), [bears])).toBeUndefined();
});

it("its removal and another price are", () => {
  expect(findLineDifference(order, [bears])?.here).toContain("1 × Pakowanie prezentu po 9,00 zł");
  expect(findLineDifference(order, [bears, { ...wrapping, price: 0 }])).toBeDefined();
});

it("a discount is the same in one line or in one for each tax rate, and only whole", () => {
  const discounted = sampleOrder({ discount: { code: "LATO10", amount: 750 } });
  const part = { productId: "0", name: "Rabat (LATO10)", quantity: 1, price: -600 };
  const rest = { ...part, price: -150 };
  expect(findLineDifference(discounted, [{ ...part, price: -750 }, bears])).toBeUndefined();
  expect(findLineDifference(discounted, [bears, part, rest])).toBeUndefined();
  expect(findLineDifference(discounted, [bears, part])?.there).toContain("po -6,00 zł");
  expect(findLineDifference(discounted, [bears])).toBeDefined();
});
