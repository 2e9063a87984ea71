import { describe, expect, it } from "vitest";
import { paymentOptions } from "../shop.config.ts";
import { findPayment } from "./payment.ts";

describe("payment", () => {
  it.each(["przelew", "payu", "pobranie"])("finds %s", (id) => {
    expect(findPayment(paymentOptions, id).id).toBe(id);
  });

  it.each([null, "", "gold"])("is by bank transfer when the choice is %j", (id) => {
    expect(findPayment(paymentOptions, id).id).toBe("przelew");
  });
});
