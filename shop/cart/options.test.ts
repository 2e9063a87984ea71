import { describe, expect, it } from "vitest";
import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import {
  applyFreeDelivery,
  describeFreeDelivery,
  findDelivery,
  findPayment,
  formatDeliveryPrice,
} from "./options.ts";

describe("delivery", () => {
  it.each(deliveryOptions)("finds $id", ({ id }) => {
    expect(findDelivery(deliveryOptions, id).id).toBe(id);
  });

  it.each([null, "", "drone", "__proto__"])("is by courier when the choice is %j", (id) => {
    expect(findDelivery(deliveryOptions, id).id).toBe("kurier");
  });

  it("is free from the option's threshold on, and never without one", () => {
    const option = { price: 1500, freeFrom: 200_00 };
    const prices = [199_99, 200_00].map((total) => applyFreeDelivery(option, total).price);
    expect(prices).toEqual([1500, 0]);
    expect(applyFreeDelivery({ price: 1500 }, 1_000_000).price).toBe(1500);
  });

  it("says how much is missing to be free, and that it is reached", () => {
    const option = { freeFrom: 200_00 };
    const sentences = [0, 165_10, 199_99, 200_00].map((total) =>
      describeFreeDelivery(option, total),
    );
    expect(sentences).toEqual([
      "Do darmowej dostawy brakuje 200,00 zł.",
      "Do darmowej dostawy brakuje 34,90 zł.",
      "Do darmowej dostawy brakuje 0,01 zł.",
      "Masz darmową dostawę.",
    ]);
    expect(describeFreeDelivery({}, 1_000_000)).toBeUndefined();
  });

  it("formats a price of zero as a word", () => {
    expect([0, 1500].map(formatDeliveryPrice)).toEqual(["Gratis", "15,00 zł"]);
  });
});

describe("payment", () => {
  it.each(paymentOptions)("finds $id", ({ id }) => {
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
