import { describe, expect, it } from "vitest";
import {
  sampleCustomer,
  sampleDeliveries,
  sampleOrder,
  samplePayments,
  sampleShop,
  shopWithPayu,
} from "../../../test/fixtures.ts";
import type { Order } from "../../order/order.ts";
import { renderEmailText } from "../email-text.ts";
import { createShopOrderEmail } from "./new-order-email.ts";

const compose = (order: Order, shop = sampleShop) =>
  renderEmailText(createShopOrderEmail(order, shop));

describe("the e-mail with a new order", () => {
  it("names each product with quantity, unit price and line total, and the grand total", () => {
    const message = compose(sampleOrder());
    expect(message).toContain("1. Miś Bruno\n   2 szt. × 49,99 PLN = 99,98 PLN");
    expect(message).toContain(
      "Produkty: 99,98 PLN\nDostawa (Kurier): 15,00 PLN\nRazem: 114,98 PLN",
    );
  });

  it("names the chosen delivery and payment with the price that was charged", () => {
    const payment = samplePayments["on-delivery"];
    const message = compose(sampleOrder({ payment, total: 12498 }));
    expect(message).toContain("Dostawa: Kurier – 15,00 PLN (1–2 dni robocze)");
    expect(message).toContain("Płatność: Płatność przy odbiorze – 10,00 PLN");
    expect(message).toContain("Płatność (Płatność przy odbiorze): 10,00 PLN\nRazem: 124,98 PLN");
  });

  it.each([
    ["transfer", sampleShop, "klient zrobi przelew, gdy potwierdzisz zamówienie"],
    ["online", sampleShop, "wyślij klientowi link do płatności, gdy potwierdzisz zamówienie"],
    ["online", shopWithPayu, "klient płaci przez PayU od razu; gdy zapłaci, sklep oznaczy"],
    ["on-delivery", sampleShop, "do pobrania przy odbiorze: 114,98 PLN"],
  ] as const)("says who sees to a payment: %s", (settlement, shop, expected) => {
    const payment = samplePayments[settlement];
    expect(compose(sampleOrder({ payment }), shop)).toContain(`Zapłata: ${expected}`);
  });

  it("has the person and the address", () => {
    const message = compose(sampleOrder());
    expect(message).toContain(
      "Imię i nazwisko: Anna Żółć\nE-mail: anna@poczta.pl\nTelefon: 600 000 000",
    );
    expect(message).toContain("Adres: ul. Długa 1/2\nKod pocztowy i miasto: 90-001 Łódź");
    expect(message).not.toContain("Paczkomat:");
  });

  it("has the locker, or says that none was given", () => {
    const delivery = sampleDeliveries.locker;
    expect(compose(sampleOrder({ delivery, locker: "LOD01A" }))).toContain("Paczkomat: LOD01A");
    expect(compose(sampleOrder({ delivery }))).toContain("Paczkomat: nie podano");
  });

  it("lists the published prices under their own label", () => {
    const message = compose(sampleOrder());
    const published = message.slice(message.indexOf("WEDŁUG OPUBLIKOWANEGO CENNIKA"));
    expect(published).toContain("- Kurier: 12,99 PLN\n- Paczkomat InPost: 10,99 PLN\n");
    expect(published).toContain("- Kurier InPost za pobraniem: 14,99 PLN");
  });

  it("says when the parcel is dispatched", () => {
    expect(compose(sampleOrder())).toMatch(/CZAS WYSYŁKI\n.*11:00: wysyłka tego samego dnia/);
  });

  it("says where and when to pick up, and mentions no dispatch", () => {
    const delivery = sampleDeliveries.pickup;
    const payment = samplePayments["on-delivery"];
    const message = compose(sampleOrder({ delivery, payment }));
    expect(message).toContain(
      "ODBIÓR OSOBISTY\nMiejsce odbioru: ul. Wietrzna 12, 80-001 Gdańsk\nTermin: po wcześniejszym umówieniu",
    );
    expect(message).toContain("ADRES ZAMAWIAJĄCEGO\nAdres: ul. Długa 1/2");
    expect(message).not.toMatch(/wysyłka|kurier|11:00/i);
  });

  it("ends with the customer's remarks, or with „Brak”", () => {
    const customer = { ...sampleCustomer, message: "Na prezent.\nProszę o wstążkę." };
    expect(compose(sampleOrder({ customer }))).toMatch(
      /DODATKOWE UWAGI\nNa prezent\.\nProszę o wstążkę\.\n$/,
    );
    expect(compose(sampleOrder())).toMatch(/DODATKOWE UWAGI\nBrak\n$/);
  });
});
