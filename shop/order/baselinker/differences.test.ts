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
