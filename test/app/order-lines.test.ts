import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openTestApp } from "../test-app.ts";
import { nothing, orderForm, orderPath, readStored, submit } from "./forms.ts";

const app = await openTestApp();
afterAll(app.close);

/** Asserts that nothing is stored. */
afterEach(() => expect(readStored(app.folder)).toEqual(nothing));

const line = (quantity: string) => `[{"id":"1102","quantity":${quantity}}]`;
const many = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ id: `p${index}`, quantity: 1 })));

describe("an order is rejected in Polish", () => {
  it.each(["0", "-1", "1.5", "1e9", "10001", "-0", "null", '"2"', "[]", "{}", "true"])(
    "for a quantity of %s",
    async (quantity) => {
      const page = await submit(app, orderPath, orderForm(app, { lines: line(quantity) }));
      expect(page.status).toBe(400);
      expect(page.text).toContain("Liczba sztuk musi być całkowita, od 1 do 10 000.");
    },
  );

  it.each(["NaN", "Infinity", "1,5", "", "1;2", "undefined"])(
    "for an invalid quantity: %s",
    async (quantity) => {
      const page = await submit(app, orderPath, orderForm(app, { lines: line(quantity) }));
      expect(page.status).toBe(400);
      expect(page.text).toContain("Nie udało się odczytać zamówienia.");
    },
  );

  it.each([
    ["no list", "{}"],
    ["null", "null"],
    ["a number", "7"],
    ["words", "miś"],
    ["a truncated list", "[{"],
    ["invalid lines", "[1, null]"],
    ["a line without an id", '[{"quantity":1}]'],
    ["an empty id", '[{"id":"","quantity":1}]'],
    ["an id that is a list", '[{"id":["1102"],"quantity":1}]'],
    ["an id of excessive length", `[{"id":"${"x".repeat(65)}","quantity":1}]`],
    ["deep nesting", "[".repeat(20_000)],
  ])("for %s instead of lines", async (_, lines) => {
    const page = await submit(app, orderPath, orderForm(app, { lines }));
    expect(page.status).toBe(400);
    expect(page.text).toContain("Nie udało się odczytać zamówienia.");
  });

  it.each([201, 1000, 5000])("for %i different products", async (count) => {
    const page = await submit(app, orderPath, orderForm(app, { lines: many(count) }));
    expect(page.status).toBe(400);
    expect(page.text).toContain("Jedno zamówienie może mieć najwyżej 200 różnych produktów.");
  });

  it("for too many of one product, also spread over lines", async () => {
    const lines = JSON.stringify(
      Array.from({ length: 100 }, () => ({ id: "1102", quantity: 10_000 })),
    );
    const page = await submit(app, orderPath, orderForm(app, { lines }));
    expect(page.status).toBe(400);
    expect(page.text).toContain("Liczba sztuk musi być całkowita, od 1 do 10 000.");
  });

  it.each(["", "-1", "1e4", "84.80", "NaN", "9".repeat(16), "0x10", " 8480"])(
    "for a shown total of „%s”",
    async (shownTotal) => {
      const page = await submit(app, orderPath, orderForm(app, { shownTotal }));
      expect(page.status).toBe(400);
      expect(page.text).toContain("Nie udało się odczytać zamówienia.");
    },
  );

  it.each([
    "",
    "short",
    "x".repeat(65),
    "'; drop table orders; --",
    "sixteen signs ok?",
    "klucz-żółć-żółć-żółć",
  ])("for the key „%s”", async (key) => {
    const page = await submit(app, orderPath, orderForm(app, { key }));
    expect(page.status).toBe(400);
    expect(page.text).toContain("Nie udało się odczytać zamówienia.");
  });

  it("for a price sent by the customer, which is ignored", async () => {
    const lines = JSON.stringify([{ id: "1102", quantity: 1, price: 1, unitPrice: 1 }]);
    const page = await submit(app, orderPath, orderForm(app, { lines, shownTotal: "1501" }));
    expect(page.status).toBe(409);
  });
});

describe("a body that is no form", () => {
  it.each([
    ["JSON", "application/json", "{}"],
    ["plain text", "text/plain", "name=Ewa"],
    ["nothing", "application/x-www-form-urlencoded", ""],
    ["a multipart form without a boundary", "multipart/form-data", "name=Ewa"],
    [
      "a truncated multipart form",
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form",
    ],
    ["literal percent signs", "application/x-www-form-urlencoded", "%&%%=%zz&name=%ff"],
  ])("is read as an empty form: %s", async (_, type, body) => {
    const response = await app.fetch(orderPath, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Sprawdź poprawność wszystkich pól formularza.");
  });

  it("or has a file in a field is read as if the field were empty", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(orderForm(app))) body.append(name, value);
    body.set("name", new File(["Ewa"], "ewa.txt"));
    const response = await app.fetch(orderPath, { method: "POST", body });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Podaj imię i nazwisko.");
  });
});
