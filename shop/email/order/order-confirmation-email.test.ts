import { describe, expect, it } from "vitest";
import {
  sampleCustomer,
  sampleDeliveries,
  sampleOrder,
  samplePayments,
  sampleShop as shop,
} from "../../../test/fixtures.ts";
import { renderEmailText } from "../email-text.ts";
import { createOrderConfirmation } from "./order-confirmation-email.ts";
import type { Order } from "../../order/order.ts";

const statusUrl = "https://sklep.example/zamowienie/order-id";
const compose = (order: Order, config: typeof shop) =>
  renderEmailText(createOrderConfirmation(order, config, statusUrl));

const onDelivery = samplePayments["on-delivery"];
const { locker, pickup } = sampleDeliveries;

describe("the customer's confirmation", () => {
  it("has number, date and time, lines, costs, total and delivery time", () => {
    const text = compose(sampleOrder(), shop);
    expect(text).toContain("Zamówienie L-1001 dotarło do nas 20 listopada 2026, godz. 23:05.");
    expect(text).toContain("1. Miś Bruno\n   2 szt. × 49,99 PLN = 99,98 PLN");
    expect(text).toContain("Dostawa (Kurier): 15,00 PLN\nRazem z VAT: 114,98 PLN");
    expect(text).toContain("Czas dostawy: 1–2 dni robocze");
    expect(text).toContain("Adres: ul. Długa 1/2, 90-001 Łódź");
  });

  it("says nothing of VAT where the seller is exempt", () => {
    const text = compose(sampleOrder(), { ...shop, vatPayer: false });
    expect(text).toContain("\nRazem: 114,98 PLN");
    expect(text).not.toContain("VAT");
  });

  it("names the seller, with NIP, e-mail and telephone", () => {
    const text = compose(sampleOrder(), shop);
    for (const fact of [shop.seller.name, shop.seller.nip, shop.seller.email, shop.seller.phone]) {
      expect(text).toContain(`: ${fact}`);
    }
    expect(text).toContain("Adres: ul. Podniebna 7, 42-400 Zawiercie");
  });

  it("points to the attached terms and the right to withdraw", () => {
    const text = compose(sampleOrder(), shop);
    expect(text).toMatch(/W załącznikach .*regulamin, pouczenie .* i wzór formularza/);
    expect(text).toContain("masz 14 dni");
  });

  it("has the account and the order number as the title of a transfer", () => {
    const text = compose(sampleOrder(), shop);
    expect(text).toContain(
      `Numer konta: ${shop.seller.bank.account}\nKwota: 114,98 PLN\nTytuł przelewu: L-1001`,
    );
  });

  it("promises a payment link for PayU and shows no account", () => {
    const payment = samplePayments.online;
    const text = compose(sampleOrder({ payment }), shop);
    expect(text).toContain("Do zapłaty: 114,98 PLN");
    expect(text).toContain("Gdy potwierdzimy zamówienie, wyślemy Ci e-mailem link do płatności.");
    expect(text).not.toMatch(/Numer konta|Zapłać/);
  });

  it.each([
    [{}, "Przygotuj 114,98 PLN. Zapłacisz kurierowi"],
    [{ delivery: locker, locker: "LOD01A" }, "Odbierając paczkę, zapłacisz 114,98 PLN."],
    [{ delivery: locker }, "Odbierając paczkę, zapłacisz 114,98 PLN."],
    [{ delivery: pickup }, "Przy odbiorze zapłacisz 114,98 PLN"],
  ])("says how much is due on delivery: %j", (changes, expected) => {
    expect(compose(sampleOrder({ payment: onDelivery, ...changes }), shop)).toContain(expected);
  });

  it("names the place of a personal pickup and promises no parcel", () => {
    const text = compose(sampleOrder({ delivery: pickup, payment: onDelivery }), shop);
    expect(text).toContain(
      "Termin: po wcześniejszym umówieniu\nMiejsce odbioru: ul. Wietrzna 12, 80-001 Gdańsk",
    );
    expect(text).toContain("Umówimy się wtedy z Tobą na odbiór.");
    expect(text).not.toMatch(/paczk|kurier|wysyłk|Czas/i);
  });

  it("describes the next steps", () => {
    expect(compose(sampleOrder(), shop)).toContain("potwierdzimy je e-mailem w ciągu 24 godzin");
  });

  it("links to the order's page and warns not to share it", () => {
    const text = compose(sampleOrder(), shop);
    expect(text).toContain(`Zobacz zamówienie:\n${statusUrl}`);
    expect(text).toContain("Nie podawaj jej adresu dalej");
  });

  it("includes the customer's remarks, if any", () => {
    const customer = { ...sampleCustomer, message: "Na prezent" };
    expect(compose(sampleOrder({ customer }), shop)).toContain("TWOJE UWAGI\nNa prezent");
    expect(compose(sampleOrder(), shop)).not.toContain("TWOJE UWAGI");
  });
});
