import type { OrderWithFacts } from "../../order/status/order-timeline.ts";
import type { PaymentDiscrepancy } from "../../payment/assess-report.ts";
import { calculateAmountDue, calculateRefundDue } from "../../payment/refund/amounts-due.ts";
import { summarisePayments } from "../../payment/payment-summary.ts";
import { formatAmount, formatPricePln, type Grosze } from "../../price.ts";
import { createRowSection, createTextSection, type EmailContent } from "../email-content.ts";
import { shopCommand } from "../../shop-command.ts";

type DiscrepantOrder = OrderWithFacts & { discrepancy: PaymentDiscrepancy };

export function createPaymentDiscrepancyEmail(discrepant: DiscrepantOrder): EmailContent {
  const { discrepancy, order, facts } = discrepant;
  const { number, total } = order;
  const { received, refunded } = summarisePayments(facts);
  const { title, text } = descriptions[discrepancy](number, {
    amountDue: calculateAmountDue(discrepant),
    refundDue: calculateRefundDue(discrepant),
  });
  return {
    title: `${title} – ${number}`,
    sections: [
      createTextSection(text),
      createRowSection("Pieniądze", [
        { label: "Wartość zamówienia", value: formatPricePln(total) },
        { label: "Wpłynęło", value: formatPricePln(received) },
        { label: "Zwrócono", value: formatPricePln(refunded) },
      ]),
      createTextSection(`Wszystkie zdarzenia: ${shopCommand} orders show ${number}`),
    ],
  };
}

type Description = (
  number: string,
  amounts: { amountDue: Grosze; refundDue: Grosze },
) => { title: string; text: string };

const descriptions: Record<PaymentDiscrepancy, Description> = {
  mismatch: (number) => ({
    title: "Niezgodne powiadomienie o płatności",
    text: `PayU podało przy zamówieniu ${number} inną kwotę, walutę, punkt płatności albo numer, niż ma sklep. Sklep niczego nie zaliczył i sam zapyta PayU o tę płatność. Sprawdź ją w panelu PayU.`,
  }),
  cancelled: (number, { refundDue }) => ({
    title: "Zapłata za anulowane zamówienie",
    text: `Zamówienie ${number} jest anulowane, a klient właśnie za nie zapłacił. Do zwrotu: ${formatPricePln(refundDue)}. Zwróć pieniądze: ${shopCommand} orders refund ${number}. Jeżeli chcesz je jednak zrealizować: ${shopCommand} orders reopen ${number}.`,
  }),
  overpaid: (number, { refundDue }) => ({
    title: "Nadpłata",
    text: `Za zamówienie ${number} wpłynęło o ${formatPricePln(refundDue)} za dużo. Zwróć nadpłatę: ${shopCommand} orders refund ${number} --amount ${formatAmount(refundDue)}.`,
  }),
  underpaid: (number, { amountDue }) => ({
    title: "Niedopłata",
    text: `Za zamówienie ${number} wpłynęło o ${formatPricePln(amountDue)} za mało, dlatego nie jest oznaczone jako opłacone. Klient może dopłacić na stronie zamówienia.`,
  }),
};

type UnknownPayment = { reference: string; externalId: string; amount: Grosze };

export function createUnknownPaymentEmail({
  reference,
  externalId,
  amount,
}: UnknownPayment): EmailContent {
  return {
    title: `Zapłata bez zamówienia – ${reference}`,
    sections: [
      createTextSection(
        `PayU przyjęło ${formatPricePln(amount)} z numerem ${reference}, którego sklep nie zna. Tak bywa, gdy bazę przywrócono ze starszej kopii albo gdy z tego samego punktu płatności korzysta inny sklep. Znajdź tę płatność w panelu PayU: ${externalId}.`,
        `Jeśli jest za zamówienie z tego sklepu, odnotuj ją pod jego numerem: ${shopCommand} orders paid NUMER --payu ${externalId}.`,
      ),
    ],
  };
}
