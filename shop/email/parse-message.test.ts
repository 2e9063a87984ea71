import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleCustomer } from "../../test/fixtures.ts";
import { parseMessageBody, parseMessageForm } from "./parse-message.ts";

const fields = { ...sampleCustomer, message: "Czy miś mówi?" };

describe("the contact form", () => {
  it("becomes a message with the browser's key", () => {
    const key = "one-attempt-of-anna";
    expect(parseMessageForm("contact", { ...fields, key }, "new")).toEqual({
      request: { kind: "contact", key, form: fields },
    });
  });

  it.each([undefined, "", "short", "with spaces in the key"])("gets a new key for %j", (key) => {
    expect(parseMessageForm("contact", { ...fields, key }, "new")).toMatchObject({
      request: { key: "new" },
    });
  });

  it("requires a message", () => {
    expect(parseMessageForm("contact", { ...fields, message: " " }, "new")).toMatchObject({
      error: { message: "Wpisz treść wiadomości." },
    });
  });
});

describe("an order form with an empty cart", () => {
  it("becomes an enquiry, with or without words, once the terms are accepted", () => {
    const fields = { ...sampleCustomer, terms: "on" };
    expect(parseMessageForm("enquiry", fields, "new")).toMatchObject({
      request: { kind: "enquiry" },
    });
    expect(parseMessageForm("enquiry", sampleCustomer, "new")).toHaveProperty("error.fields.terms");
  });
});

describe("the body of send-contact-email", () => {
  it("is a contact message unless its subject says that it is an order", () => {
    expect(parseMessageBody({ ...fields, subject: "Kontakt ze strony" }, "new")).toMatchObject({
      request: { kind: "contact", key: "new", form: fields },
    });
    expect(
      parseMessageBody({ ...fields, subject: "Nowe zamówienie ze strony" }, "new"),
    ).toMatchObject({
      request: { kind: "enquiry" },
    });
  });

  it("requires an address for an order and none for a question", () => {
    const body = { name: "Anna", email: "a@b.pl", phone: "600000000", message: "Dzień dobry" };
    expect(parseMessageBody({ ...body, subject: "Kontakt ze strony" }, "new")).toHaveProperty(
      "request",
    );
    expect(
      parseMessageBody({ ...body, subject: "Nowe zamówienie ze strony" }, "new"),
    ).toMatchObject({
      error: { message: "Wypełnij wszystkie dane adresowe." },
    });
  });

  it("requires a subject, which distinguishes orders from questions", () => {
    for (const subject of [undefined, "", " \n", 7, { a: 1 }]) {
      expect(parseMessageBody({ ...fields, subject }, "new")).toMatchObject({
        error: { message: "Podaj temat wiadomości." },
      });
    }
  });

  it("accepts an order text up to its maximum length", () => {
    const body = (length: number) => ({
      ...fields,
      subject: "Nowe zamówienie ze strony",
      message: "a".repeat(length),
    });
    expect(parseMessageBody(body(30_000), "new")).toHaveProperty("request");
    expect(parseMessageBody(body(30_001), "new")).toHaveProperty("error.fields.message");
  });

  it("never makes the parser throw", () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(parseMessageBody(body, "new")).toHaveProperty("error");
      }),
    );
    fc.assert(
      fc.property(fc.record({ name: fc.anything(), message: fc.anything() }), (odd) => {
        expect(Object.keys(parseMessageBody({ ...fields, ...odd }, "new"))).toHaveLength(1);
      }),
    );
  });
});
