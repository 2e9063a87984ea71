import { describe, expect, it } from "vitest";
import { validateForm } from "./customer.ts";
import { sampleCustomer } from "../../../test/fixtures.ts";

const fieldsMessage = "Sprawdź poprawność wszystkich pól formularza.";
const addressMessage = "Wypełnij wszystkie dane adresowe.";
const termsMessage = "Zaakceptuj regulamin, aby złożyć zamówienie.";
const nothing = {
  name: "",
  email: "",
  phone: "",
  message: "",
  address: "",
  city: "",
  postalCode: "",
};

describe("validateForm", () => {
  it("accepts a complete order with accepted terms", () => {
    expect(validateForm("order", sampleCustomer, true)).toBeUndefined();
  });

  it("reports the person first when everything is missing", () => {
    const error = validateForm("order", nothing, false);
    expect(error?.title).toBe("Błąd walidacji");
    expect(error?.message).toBe(fieldsMessage);
  });

  it("reports every invalid field in the order of the form", () => {
    expect(Object.keys(validateForm("order", nothing, false)?.fields ?? {})).toEqual([
      "name",
      "email",
      "phone",
      "address",
      "city",
      "postalCode",
      "terms",
    ]);
  });

  it("reports the address once the person is valid", () => {
    const form = { ...sampleCustomer, city: "" };
    expect(validateForm("order", form, false)?.message).toBe(addressMessage);
  });

  it("reports the terms last", () => {
    const error = validateForm("order", sampleCustomer, false);
    expect(error?.message).toBe(termsMessage);
    expect(error?.fields).toEqual({ terms: termsMessage });
  });

  it("reports an invoice after the address, and before the terms", () => {
    const invoice = { nip: "123", company: "", invoiceAddress: "", recipient: "" };
    const error = validateForm("order", sampleCustomer, false, { invoice });
    expect(error?.message).toBe("Sprawdź dane do faktury.");
    expect(Object.keys(error?.fields ?? {})).toEqual(["nip", "company", "terms"]);
    const form = { ...sampleCustomer, city: "" };
    expect(validateForm("order", form, false, { invoice })?.message).toBe(addressMessage);
  });

  it("requires a text and no address for a contact message", () => {
    const form = { ...nothing, name: "Anna", email: "a@b.pl", phone: "600000000" };
    const error = validateForm("contact", form, false);
    expect(error?.message).toBe("Wpisz treść wiadomości.");
    expect(Object.keys(error?.fields ?? {})).toEqual(["message"]);
  });

  it("requires no message for an order and accepts any postal code", () => {
    expect(
      validateForm("order", { ...sampleCustomer, message: "", postalCode: "x" }, true),
    ).toBeUndefined();
  });
});
