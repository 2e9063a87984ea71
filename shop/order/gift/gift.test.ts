import { describe, expect, it } from "vitest";
import { sampleCustomer, sampleOrder } from "../../../test/fixtures.ts";
import { parseForm } from "../placing/parse-customer.ts";
import { findAddressee } from "./gift.ts";
import { describeGift } from "./gift-rows.ts";

const order = { ...sampleCustomer, terms: "on", gift: "on" };
const zosia = {
  giftElsewhere: "on",
  giftName: "Zofia  Nowak",
  giftAddress: "ul. Leśna 5",
  giftPostalCode: "00950",
  giftCity: "Warszawa",
};

describe("a gift", () => {
  it("is parsed with its dedication's lines and its recipient", () => {
    const { gift, error } = parseForm("order", {
      ...order,
      ...zosia,
      dedication: " Zosi\r\nBabcia ",
    });
    expect(error).toBeUndefined();
    expect(gift).toEqual({
      dedication: "Zosi\nBabcia",
      recipient: {
        name: "Zofia Nowak",
        address: "ul. Leśna 5",
        postalCode: "00-950",
        city: "Warszawa",
      },
    });
    expect(describeGift(gift)).toContain("Dla kogo: Zofia Nowak, ul. Leśna 5, 00-950 Warszawa");
  });

  it("goes to the customer while nobody else is named", () => {
    const { gift } = parseForm("order", { ...order, ...zosia, giftElsewhere: "" });
    expect(gift).toEqual({ dedication: "" });
    expect(findAddressee(sampleOrder({ gift: { dedication: "", wrapping: 0 } }))).toBe(
      sampleCustomer,
    );
  });

  it("is none without the tick, or in a message", () => {
    expect(parseForm("order", { ...order, ...zosia, gift: "" }).gift).toBeUndefined();
    const message = { ...order, ...zosia, message: "Dzień dobry" };
    expect(parseForm("contact", message).gift).toBeUndefined();
  });

  it("names every field that its recipient lacks", () => {
    const { error } = parseForm("order", { ...order, giftElsewhere: "on", terms: "" });
    expect(error?.message).toBe("Podaj, komu wysłać prezent.");
    expect(Object.keys(error?.fields ?? {})).toEqual([
      "giftName",
      "giftAddress",
      "giftPostalCode",
      "giftCity",
      "terms",
    ]);
  });

  it("has a dedication of at most 300 characters", () => {
    const errorOf = (length: number) =>
      parseForm("order", { ...order, dedication: "ą".repeat(length) }).error?.fields;
    expect(errorOf(300)).toBeUndefined();
    expect(errorOf(301)).toEqual({ dedication: "Skróć do 300 znaków." });
  });
});
