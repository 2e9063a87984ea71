import { describe, expect, it } from "vitest";
import {
  sampleDeliveries,
  sampleOrder,
  samplePayments,
  sampleShop as shop,
} from "../../../test/fixtures.ts";
import { renderEmailText } from "../email-text.ts";
import { createOrderLinks } from "../../order/link/order-links.ts";
import type { OrderTimeline } from "../../order/status/order-timeline.ts";
import type { PaymentFact } from "../../payment/payment-fact.ts";
import { createOrderUpdateEmail } from "./order-update-emails.ts";
import type { OrderNotification } from "../../order/status/order-transition.ts";

const noon = Date.UTC(2026, 10, 21, 11);
const parcel = { dispatchedAt: noon, carrier: "dpd", trackingNumber: "0000123525123U" };
const onDelivery = samplePayments["on-delivery"];
const payu = samplePayments.online;
const { pickup } = sampleDeliveries;

function render(
  notification: OrderNotification,
  timeline: OrderTimeline,
  changes: Parameters<typeof sampleOrder>[0] = {},
  money: [kind: PaymentFact["kind"], amount: number][] = [],
) {
  const order = sampleOrder(changes);
  const links = createOrderLinks("https://sklep.example", order);
  const rest = {
    reference: "L-1001",
    at: noon,
    source: "owner",
    externalId: "",
    note: "",
  } as const;
  const facts = money.map(([kind, amount]) => ({ ...rest, kind, amount }));
  const record = { order, timeline, facts };
  return renderEmailText(createOrderUpdateEmail(notification, record, shop, links));
}

describe("an e-mail about an order", () => {
  it("confirms the contract, with the order and the payment details", () => {
    const text = render("confirmed", { confirmedAt: noon });
    expect(text).toContain("umowa sprzedaży jest zawarta");
    expect(text).toContain("Razem z VAT: 114,98 PLN");
    expect(text).toContain(`Numer konta: ${shop.seller.bank.account}`);
    expect(text).toContain("Gdy pieniądze do nas dotrą, nadamy paczkę.");
  });

  it("announces the PayU link, and shows no account", () => {
    const text = render("confirmed", { confirmedAt: noon }, { payment: payu });
    expect(text).toContain("Link do płatności wyślemy Ci w osobnym e-mailu.");
    expect(text).not.toContain("Numer konta");
  });

  it("mentions no payment once it is paid", () => {
    const text = render("confirmed", { confirmedAt: noon, paidAt: noon });
    expect(text).not.toContain("Numer konta");
    expect(text).toContain("Pakujemy zabawki.");
  });

  it("names date, carrier and number of a dispatched parcel, with a tracking link", () => {
    const text = render("dispatched", { confirmedAt: noon, ...parcel }, { payment: onDelivery });
    expect(text).toContain("Nadaliśmy ją 21 listopada 2026, godz. 12:00.");
    expect(text).toContain("Przewoźnik: DPD\nNumer przesyłki: 0000123525123U");
    expect(text).toContain(
      "Śledź przesyłkę:\nhttps://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=0000123525123U",
    );
    expect(text).toContain("Przygotuj 114,98 PLN.");
  });

  it("corrects a wrong tracking number, with an apology", () => {
    const text = render("corrected", { confirmedAt: noon, paidAt: noon, ...parcel });
    expect(text).toContain("były błędne, przepraszamy");
    expect(text).not.toContain("Przygotuj");
  });

  it("says where to pick up the order and how to make an appointment", () => {
    const changes = { delivery: pickup, payment: onDelivery };
    const text = render("ready", { confirmedAt: noon, dispatchedAt: noon }, changes);
    expect(text).toContain("Miejsce odbioru: ul. Wietrzna 12, 80-001 Gdańsk");
    expect(text).toContain(`zadzwoń, ${shop.seller.phone}`);
    expect(text).toContain("Przy odbiorze zapłacisz 114,98 PLN");
  });

  it.each<[Parameters<typeof render>[3], object, string]>([
    [
      [["transfer-received", 11_498]],
      {},
      "Zapłacone 114,98 PLN zwrócimy niezwłocznie, najpóźniej w ciągu 14 dni",
    ],
    [
      [
        ["transfer-received", 11_498],
        ["refund-requested", 4999],
      ],
      {},
      "49,99 PLN już do Ciebie wraca. Pozostałe 64,99 PLN zwrócimy niezwłocznie",
    ],
    [
      [
        ["transfer-received", 11_498],
        ["refund-requested", 11_498],
        ["refund-completed", 11_498],
      ],
      {},
      "Całą zapłatę, 114,98 PLN, już Ci zwróciliśmy.",
    ],
    [
      [
        ["transfer-received", 11_498],
        ["refund-requested", 11_498],
      ],
      {},
      "Twoja zapłata, 114,98 PLN, już do Ciebie wraca.",
    ],
    [[["payment-completed", 5000]], {}, "Zapłacone 50,00 PLN zwrócimy niezwłocznie"],
    [[], {}, "Jeśli zapłata jest już w drodze, zwrócimy ją"],
    [[], { payment: onDelivery }, "Nie musisz nic robić.\n"],
  ])("says why the order is cancelled and what is refunded: %j", (money, order, expected) => {
    const ended = { cancelledAt: noon, cancelReason: "Ostatni miś był uszkodzony." };
    const text = render("cancelled", ended, order, money);
    expect(text).toContain("Powód: Ostatni miś był uszkodzony.");
    expect(text).toContain(expected);
  });

  it("asks for what is left once a payment was taken back or the order reopened", () => {
    const timeline = { confirmedAt: noon, reopenedAt: noon };
    for (const kind of ["unpaid", "reopened"] as const) {
      const text = render(kind, timeline, {}, [["payment-completed", 5000]]);
      expect(text).toContain("Kwota: 64,98 PLN");
    }
  });

  it("links to the withdrawal and to the order's page on completion", () => {
    const text = render("completed", { confirmedAt: noon, ...parcel, completedAt: noon });
    expect(text).toContain("https://sklep.example/odstapienie");
    expect(text).toContain("masz 14 dni");
    expect(text).toContain("Zobacz zamówienie:\nhttps://sklep.example/zamowienie/order-id");
  });
});
