import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openTestApp } from "../test-app.ts";
import {
  address,
  messageForm,
  nothing,
  orderForm,
  orderPath,
  person,
  readStored,
  submit,
} from "./forms.ts";

const app = await openTestApp();
afterAll(app.close);
afterEach(() => expect(readStored(app.folder)).toEqual(nothing));

const general = "Sprawdź poprawność wszystkich pól formularza.";
const noAddress = "Wypełnij wszystkie dane adresowe.";
const noTerms = "Zaakceptuj regulamin, aby złożyć zamówienie.";
const noMessage = "Wpisz treść wiadomości.";

const fieldTexts = {
  name: "Podaj imię i nazwisko.",
  email: "Podaj adres e-mail, np. anna@poczta.pl.",
  phone: "Podaj numer telefonu, np. 600 000 000.",
  address: "Podaj ulicę i numer domu.",
  city: "Podaj miejscowość.",
  postalCode: "Podaj kod pocztowy.",
  message: noMessage,
  terms: noTerms,
};
type Field = keyof typeof fieldTexts;

const blank = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, " \t "]));

/** Validation errors in the order of the specification. */
describe("order validation", () => {
  it.each<[what: string, without: Field[], message: string]>([
    ["everything", ["name", "email", "phone", "address", "city", "postalCode", "terms"], general],
    ["a name", ["name", "address", "terms"], general],
    ["an e-mail", ["email", "city", "terms"], general],
    ["a phone", ["phone", "terms"], general],
    ["a street", ["address", "terms"], noAddress],
    ["a town", ["city", "terms"], noAddress],
    ["a postal code", ["postalCode", "terms"], noAddress],
    ["consent to the terms", ["terms"], noTerms],
  ])(
    "first reports %s when missing, and marks every invalid field",
    async (_, without, message) => {
      const page = await submit(app, orderPath, orderForm(app, blank(...without)));
      expect(page.status).toBe(400);
      expect(page.html).toContain(`<strong>Błąd walidacji</strong><p>${message}</p>`);
      for (const field of Object.keys(fieldTexts) as Field[]) {
        const error = page.fieldError(field) ?? "";
        expect([field, error]).toEqual([field, without.includes(field) ? fieldTexts[field] : ""]);
      }
    },
  );

  it("precedes the look at the cart", async () => {
    const page = await submit(app, orderPath, orderForm(app, { lines: "broken", city: "" }));
    expect(page.text).toContain(noAddress);
  });

  it("applies to an order without a cart too", async () => {
    const form = orderForm(app, { lines: "", terms: "" });
    expect((await submit(app, orderPath, form)).text).toContain(noTerms);
    expect((await submit(app, orderPath, { ...form, city: "" })).text).toContain(noAddress);
  });

  it.each(["true", "yes", "1", "On"])("does not accept „%s” as consent", async (terms) => {
    const page = await submit(app, orderPath, orderForm(app, { terms }));
    expect([page.status, page.fieldError("terms")]).toEqual([400, noTerms]);
  });

  it("keeps the input", async () => {
    const page = await submit(app, orderPath, orderForm(app, { terms: "", message: "Na jutro?" }));
    for (const [field, value] of Object.entries({ ...person, ...address })) {
      expect(page.fieldValue(field)).toBe(value);
    }
    expect(page.messageValue).toBe("Na jutro?");
  });
});

describe("message validation", () => {
  it.each<[without: Field[], message: string]>([
    [["name", "message"], general],
    [["email", "message"], general],
    [["phone", "message"], general],
    [["message"], noMessage],
  ])("without %j reports: %s", async (without, message) => {
    const page = await submit(app, "/kontakt", messageForm(blank(...without)));
    expect(page.status).toBe(400);
    expect(page.html).toContain(`<strong>Błąd walidacji</strong><p>${message}</p>`);
    for (const field of without) expect(page.fieldError(field)).toBe(fieldTexts[field]);
  });

  it.each([
    "ewa",
    "ewa@",
    "@example.com",
    "ewa@example",
    "ewa @example.com",
    "ewa@@example.com",
    "ewa@example.com, inny@example.com",
    "Ewa <ewa@example.com>",
    "ewa@example.com\r\nBcc: inny@example.com",
  ])("rejects „%s” as an e-mail address", async (email) => {
    const page = await submit(app, "/kontakt", messageForm({ email }));
    expect([page.status, page.fieldError("email")]).toEqual([400, fieldTexts.email]);
  });

  it.each(["12345678", "telefon", "600 000 00a", "++48600000000", "600000000; rm", "−600000000"])(
    "rejects „%s” as a phone number",
    async (phone) => {
      const page = await submit(app, "/kontakt", messageForm({ phone }));
      expect([page.status, page.fieldError("phone")]).toEqual([400, fieldTexts.phone]);
    },
  );

  it.each([
    ["name", 121, "Skróć do 120 znaków."],
    ["email", 260, fieldTexts.email],
    ["message", 5001, "Skróć do 5000 znaków."],
  ])("limits the length of the %s", async (field, length, text) => {
    const value = field === "email" ? `${"e".repeat(length)}@example.com` : "ż".repeat(length);
    const page = await submit(app, "/kontakt", messageForm({ [field]: value }));
    expect([page.status, page.fieldError(field)]).toEqual([400, text]);
  });
});
