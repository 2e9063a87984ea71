import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleCustomer, sampleInvoice } from "../../../test/fixtures.ts";
import { parseOrderForm } from "./parse-order.ts";

const form = {
  ...sampleCustomer,
  key: "one-attempt-of-anna",
  lines: JSON.stringify([{ id: "bruno", quantity: 2 }]),
  delivery: "kurier",
  payment: "przelew",
  locker: "",
  shownTotal: "11498",
  terms: "on",
};

function findError(changes: Record<string, string>) {
  const parsed = parseOrderForm({ ...form, ...changes });
  return "error" in parsed ? parsed.error : undefined;
}

function parseRequest(changes: Record<string, string>) {
  const parsed = parseOrderForm({ ...form, ...changes });
  if ("error" in parsed) throw new Error(parsed.error.message);
  return parsed.request;
}

function serialiseLines(lines: unknown): string {
  return JSON.stringify(lines);
}

describe("an order form", () => {
  it("becomes a request without any price but the total that was shown", () => {
    expect(parseRequest({})).toEqual({
      key: "one-attempt-of-anna",
      customer: sampleCustomer,
      lines: [{ id: "bruno", quantity: 2 }],
      delivery: "kurier",
      payment: "przelew",
      locker: "",
      code: "",
      shownTotal: 11498,
    });
  });

  it("is sanitized: trimmed, NFC, single-line, with a hyphen in the postal code", () => {
    const { customer, locker } = parseRequest({
      name: " Anna\r\nBcc:  x ",
      city: "Lo\u0301dz\u0301",
      postalCode: "90001",
      message: "raz\r\ndwa\u0007",
      locker: " lod01a ",
    });
    expect(customer).toMatchObject({
      name: "Anna Bcc: x",
      city: "Lódź",
      postalCode: "90-001",
      message: "raz\ndwa",
    });
    expect(locker).toBe("LOD01A");
  });

  it("asks for an invoice where that is ticked, with the NIP in one spelling", () => {
    const fields = {
      nip: " pl 525-224-84-81 ",
      company: "Gmina\nZawiercie",
      invoiceAddress: "ul. Leśna 2, 42-400 Zawiercie",
      recipient: "Przedszkole nr 3, ul. Miła 1, 42-400 Zawiercie",
    };
    expect(parseRequest({ ...fields, invoice: "on" }).invoice).toEqual(sampleInvoice);
    expect(parseRequest(fields)).not.toHaveProperty("invoice");
    expect(findError({ ...fields, nip: "1" })).toBeUndefined();
    expect(findError({ ...fields, nip: "1", invoice: "on" })?.fields).toEqual({
      nip: "NIP ma 10 cyfr, a tu jest ich 1.",
    });
    expect(findError({ ...fields, company: "ż".repeat(101), invoice: "on" })?.fields).toEqual({
      company: "Skróć do 100 znaków.",
    });
  });

  it("is checked in the specified order before its lines are", () => {
    const wrong = { lines: "broken", terms: "", city: "", email: "nikt" };
    expect(findError(wrong)?.message).toBe("Sprawdź poprawność wszystkich pól formularza.");
    expect(findError({ ...wrong, email: "a@b.pl" })?.message).toBe(
      "Wypełnij wszystkie dane adresowe.",
    );
    expect(findError({ lines: "broken", terms: "" })?.message).toBe(
      "Zaakceptuj regulamin, aby złożyć zamówienie.",
    );
  });

  it("rejects an e-mail with a hidden second recipient", () => {
    expect(findError({ email: "a@b.pl\r\nBcc: c@d.pl" })?.fields).toHaveProperty("email");
    expect(findError({ email: "a@b.pl, c@d.pl" })?.fields).toHaveProperty("email");
  });

  it("reports each field that is too long", () => {
    const error = findError({ name: "a".repeat(121), message: "b".repeat(5001) });
    expect(error?.fields).toEqual({
      name: "Skróć do 120 znaków.",
      message: "Skróć do 5000 znaków.",
    });
    expect(findError({ name: "a".repeat(120), message: "b".repeat(5000) })).toBeUndefined();
  });

  it.each([0, -1, 1.5, "2", null, 10_001, 1e300])(
    "rejects a quantity of %j with a clear message",
    (quantity) => {
      expect(findError({ lines: serialiseLines([{ id: "bruno", quantity }]) })?.message).toBe(
        "Liczba sztuk musi być całkowita, od 1 do 10 000.",
      );
    },
  );

  it("merges two lines of one product and bounds their sum as well", () => {
    const twice = (quantity: number) =>
      serialiseLines([1, 2].map(() => ({ id: "bruno", quantity })));
    expect(parseRequest({ lines: twice(5000) }).lines).toEqual([{ id: "bruno", quantity: 10_000 }]);
    expect(findError({ lines: twice(5001) })?.message).toMatch("Liczba sztuk");
  });

  it("accepts up to two hundred different products", () => {
    const createLines = (count: number) =>
      serialiseLines(
        Array.from({ length: count }, (_, id) => ({
          id: `${id}`.padEnd(64, "x"),
          quantity: 10_000,
        })),
      );
    expect(parseRequest({ lines: createLines(200) }).lines).toHaveLength(200);
    expect(findError({ lines: createLines(201) })?.message).toMatch("najwyżej 200");
  });

  it("reports an empty cart", () => {
    expect(findError({ lines: "[]" })?.message).toMatch("Koszyk jest pusty");
  });

  it.each<Record<string, string>>([
    { lines: "" },
    { lines: "{}" },
    { lines: "null" },
    { lines: serialiseLines([{ id: "", quantity: 1 }]) },
    { lines: serialiseLines([{ id: "x".repeat(65), quantity: 1 }]) },
    { lines: serialiseLines([{ id: 7, quantity: 1 }]) },
    { key: "" },
    { key: "short" },
    { key: "x".repeat(65) },
    { key: "spaces in the attempt" },
    { shownTotal: "" },
    { shownTotal: "-1" },
    { shownTotal: "114.98" },
    { shownTotal: "9".repeat(16) },
  ])("that is malformed asks to reload the page: %j", (changes) => {
    expect(findError(changes)?.message).toMatch("Odśwież stronę");
  });

  it("never makes the parser throw", () => {
    const names = [
      "name",
      "email",
      "lines",
      "key",
      "shownTotal",
      "terms",
      "delivery",
      "locker",
      "invoice",
      "nip",
      "company",
      "toString",
    ];
    const anything = fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(fc.string({ unit: "binary" }), fc.json()),
    );
    fc.assert(
      fc.property(anything, (changes) => {
        const parsed = parseOrderForm({ ...form, ...changes });
        expect("error" in parsed ? parsed.error.message : parsed.request.lines.length).toBeTruthy();
      }),
    );
  });
});
