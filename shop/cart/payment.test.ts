import { describe, expect, it } from "vitest";
import { paymentOptions } from "../../shop.config.ts";
import { findPayment } from "./payment.ts";

describe("payment", () => {
  it.each(["przelew", "payu", "pobranie"])("finds %s", (id) => {
    expect(findPayment(paymentOptions, id, "courier").id).toBe(id);
  });

  it("on pickup mentions no courier and costs the same unless configured otherwise", () => {
    const onTheSpot = findPayment(paymentOptions, "pobranie", "pickup");
    expect(onTheSpot).toMatchObject({ label: "Płatność przy odbiorze", fee: 1000 });
    expect(onTheSpot.desc).toBe("gotówką lub kartą na miejscu");
    expect(findPayment(paymentOptions, "pobranie", "courier").desc).toContain("kuriera");
    expect(findPayment(paymentOptions, "pobranie", "locker").desc).not.toContain("kurier");
  });

  it("may be free on pickup", () => {
    const options = paymentOptions.map((option) => ({
      ...option,
      byFulfilment: { pickup: { fee: 0, label: "Na miejscu" } },
    }));
    expect(findPayment(options, "pobranie", "pickup")).toMatchObject({
      fee: 0,
      label: "Na miejscu",
    });
    expect(findPayment(options, "pobranie", "locker").fee).toBe(1000);
  });

  it.each([null, "", "gold"])("is by bank transfer when the choice is %j", (id) => {
    expect(findPayment(paymentOptions, id, "courier").id).toBe("przelew");
  });
});
