import { describe, expect, it } from "vitest";
import {
  sampleCustomer,
  sampleDeliveries,
  sampleOrder,
  samplePayments,
  sampleShop as shop,
} from "../../../test/fixtures.ts";
import { describeAcceptedOrder } from "./accepted-order.ts";
import type { Order } from "../order.ts";

const describeOrder = (changes: Partial<Order> = {}) =>
  describeAcceptedOrder(sampleOrder(changes), shop);
const steps = (changes: Partial<Order>) =>
  describeOrder(changes)
    .next.map(({ title, text }) => `${title}: ${text}`)
    .join("\n");

const payu = samplePayments.online;
const onDelivery = samplePayments["on-delivery"];

describe("describeAcceptedOrder", () => {
  it("has the number, the order's page, and the steps of a transfer", () => {
    const { number, path, next } = describeOrder();
    expect([number, path]).toEqual(["L-1001", "/zamowienie/order-id"]);
    expect(next).toHaveLength(3);
    expect(steps({})).toBe(
      [
        "Potwierdzimy: Sprawdzimy zamówienie i potwierdzimy je e-mailem w ciągu 24 godzin w dni robocze. Z przelewem poczekaj na potwierdzenie.",
        "Zapłacisz: Gdy potwierdzimy zamówienie, zrób przelew. Dane masz na tej stronie.",
        "Wyślemy: Gdy pieniądze do nas dotrą, nadamy paczkę w ciągu 24–48 h i wyślemy Ci numer do śledzenia. Kurier: 1–2 dni robocze.",
      ].join("\n"),
    );
  });

  it("has the bank details as text and as values to copy", () => {
    const { transfer } = describeOrder({ total: 1234567 });
    expect(transfer.map(({ label, copy }) => [label, copy])).toEqual([
      ["Odbiorca", "Latawiec Anna Przykładowa, ul. Podniebna 7, 42-400 Zawiercie"],
      ["Bank", undefined],
      ["Numer konta", shop.seller.bank.account.replaceAll(" ", "")],
      ["Kwota", "12345,67"],
      ["Tytuł przelewu", "L-1001"],
    ]);
    expect(transfer[3]!.value).toBe("12 345,67 zł");
  });

  it("says how PayU and the payment on delivery work, and shows no account for them", () => {
    expect(steps({ payment: payu })).toContain("Link do płatności dostaniesz w e-mailu.");
    expect(steps({ payment: onDelivery })).toMatch(/Przygotuj 114,98 zł\. Zapłacisz kurierowi/);
    for (const payment of [payu, onDelivery])
      expect(describeOrder({ payment }).transfer).toEqual([]);
  });

  it("has its three steps in the order in which they happen", () => {
    const titles = (changes: Partial<Order>, takesOnlinePayments = false) =>
      describeAcceptedOrder(sampleOrder(changes), { ...shop, takesOnlinePayments })
        .next.map(({ title }) => title)
        .join(", ");
    expect(titles({ payment: payu }, true)).toBe("Zapłacisz, Potwierdzimy, Wyślemy");
    expect(titles({ payment: payu })).toBe("Potwierdzimy, Zapłacisz, Wyślemy");
    expect(titles({ payment: onDelivery })).toBe("Potwierdzimy, Wyślemy, Zapłacisz");
    expect(titles({ payment: onDelivery, delivery: sampleDeliveries.pickup })).toBe(
      "Potwierdzimy, Odbierzesz, Zapłacisz",
    );
  });

  it("mentions no parcel for a pickup", () => {
    const text = steps({ delivery: sampleDeliveries.pickup });
    expect(text).toContain("Umówimy się wtedy z Tobą na odbiór.");
    expect(text).toContain("przygotujemy zabawki do odbioru");
    expect(text).not.toContain("paczk");
  });

  it("contains no customer data", () => {
    const text = JSON.stringify(describeOrder());
    for (const secret of Object.values(sampleCustomer).filter(Boolean)) {
      expect(text).not.toContain(secret);
    }
  });
});
