import { describe, expect, it } from "vitest";
import { deliveryOptions } from "../../../shop.config.ts";
import { sampleDeliveries, sampleOrder, samplePayments } from "../../../test/fixtures.ts";
import { isWholeOrder, proposePartialWithdrawal, proposeWithdrawal } from "./withdrawal-amount.ts";

const [line] = sampleOrder().lines;
const lines = [line!, { ...line!, name: "Puzzle", unitPrice: 2000, quantity: 3 }];

describe("the proposed amount of a withdrawal", () => {
  it("has the delivery only up to the cheapest one", () => {
    expect(proposeWithdrawal(sampleOrder(), deliveryOptions)).toBe(9998 + 1200);
    const order = sampleOrder({ delivery: sampleDeliveries.locker, total: 9998 + 1200 });
    expect(proposeWithdrawal(order, deliveryOptions)).toBe(9998 + 1200);
  });

  it("has the fee for cash on delivery, and no delivery where the customer picked it up", () => {
    const payment = samplePayments["on-delivery"];
    const order = sampleOrder({ payment, total: 9998 + 1500 + 1000 });
    expect(proposeWithdrawal(order, deliveryOptions)).toBe(9998 + 1200 + 1000);
    const pickup = sampleOrder({ delivery: sampleDeliveries.pickup, total: 9998 });
    expect(proposeWithdrawal(pickup, deliveryOptions)).toBe(9998);
  });

  it("has no delivery for a part of the order", () => {
    const returned = [
      { index: 0, quantity: 1 },
      { index: 1, quantity: 3 },
    ];
    expect(proposePartialWithdrawal({ lines }, returned)).toBe(4999 + 6000);
    expect(isWholeOrder({ lines }, returned)).toBe(false);
    expect(isWholeOrder({ lines }, [{ index: 0, quantity: 2 }, returned[1]!])).toBe(true);
  });
});
