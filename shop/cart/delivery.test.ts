import { describe, expect, it } from "vitest";
import { deliveryOptions } from "../../shop.config.ts";
import { findDelivery, formatDeliveryPrice } from "./delivery.ts";

describe("delivery", () => {
  it.each(["kurier", "inpost", "pocztex", "odbiór"])("finds %s", (id) => {
    expect(findDelivery(deliveryOptions, id).id).toBe(id);
  });

  it.each([null, "", "drone", "__proto__"])("is by courier when the choice is %j", (id) => {
    expect(findDelivery(deliveryOptions, id).id).toBe("kurier");
  });

  it("formats a price of zero as a word", () => {
    expect([0, 1500].map(formatDeliveryPrice)).toEqual(["Gratis", "15,00\u00a0zł"]);
  });
});
