import type { OrderRecord } from "../order/order-timeline.ts";
import type { PaymentConcern } from "../payment/record-status.ts";
import type { PaymentSummary } from "../payment/payment-summary.ts";
import { formatPricePln, type Grosze } from "../price.ts";
import { createRowSection, paragraph, type EmailContent } from "./email-content.ts";

/** Tells the owner of a payment that the shop cannot settle by itself. */
export function createPaymentConcernEmail(
  concern: PaymentConcern,
  { order }: OrderRecord,
  { received, refunded }: Pick<PaymentSummary, "received" | "refunded">,
): EmailContent {
  const { number, total } = order;
  const { title, text } = concerns[concern](number, received - total);
  return {
    title: `${title} – ${number}`,
    sections: [
      { parts: [paragraph(text)] },
      createRowSection("Pieniądze", [
        { label: "Wartość zamówienia", value: formatPricePln(total) },
        { label: "Wpłynęło", value: formatPricePln(received) },
        { label: "Zwrócono", value: formatPricePln(refunded) },
      ]),
      { parts: [paragraph(`Wszystkie zdarzenia: npm run shop -- orders show ${number}`)] },
    ],
  };
}

type Concern = (number: string, surplus: Grosze) => { title: string; text: string };

const concerns: Record<PaymentConcern, Concern> = {
  mismatch: (number) => ({
    title: "Niezgodne powiadomienie o\u00a0płatności",
    text: `PayU podało przy zamówieniu ${number} inną kwotę, walutę, punkt płatności albo numer, niż ma sklep. Sklep niczego nie zaliczył i\u00a0sam zapyta PayU o\u00a0tę płatność. Sprawdź ją w\u00a0panelu PayU.`,
  }),
  cancelled: (number) => ({
    title: "Zapłata za anulowane zamówienie",
    text: `Zamówienie ${number} jest anulowane, a\u00a0klient właśnie za nie zapłacił. Zwróć pieniądze: npm run shop -- orders refund ${number}. Jeżeli chcesz je jednak zrealizować: npm run shop -- orders reopen ${number}.`,
  }),
  overpaid: (number, surplus) => ({
    title: "Nadpłata",
    text: `Za zamówienie ${number} wpłynęło o\u00a0${formatPricePln(surplus)} za dużo. Zwróć nadpłatę: npm run shop -- orders refund ${number} --amount ${surplus}.`,
  }),
  underpaid: (number, surplus) => ({
    title: "Niedopłata",
    text: `Za zamówienie ${number} wpłynęło o\u00a0${formatPricePln(-surplus)} za mało, dlatego nie jest oznaczone jako opłacone. Klient może dopłacić na stronie zamówienia.`,
  }),
};

/** Tells the owner of money for an order that the shop does not know. */
export function createUnknownPaymentEmail(reference: string, amount: Grosze): EmailContent {
  return {
    title: `Zapłata bez zamówienia – ${reference}`,
    sections: [
      {
        parts: [
          paragraph(
            `PayU przyjęło ${formatPricePln(amount)} z\u00a0numerem ${reference}, którego sklep nie zna. Tak bywa, gdy bazę przywrócono ze starszej kopii albo gdy z\u00a0tego samego punktu płatności korzysta inny sklep. Znajdź tę płatność w\u00a0panelu PayU.`,
          ),
        ],
      },
    ],
  };
}
