import { formatPrice } from "../price.ts";
import type { PaymentFact } from "./payment-fact.ts";

export function describeFact(fact: PaymentFact): string {
  const { reference, amount, note } = fact;
  const money = formatPrice(amount);
  switch (fact.kind) {
    case "attempt-started":
      return `próba zapłaty ${reference}, ${note === "blik" ? "BLIK" : "strona PayU"}: ${money}`;
    case "attempt-opened":
      return `PayU czeka na zapłatę ${reference}`;
    case "attempt-failed":
      return `PayU odrzuciło próbę ${reference}${inBrackets(note)}`;
    case "attempt-settled":
      return `zamknięto próbę ${reference}: nikt nie zapłacił`;
    case "payment-pending":
      return `klient zaczął płacić ${reference}`;
    case "payment-completed":
      return `wpłata przez PayU ${reference}: ${money}`;
    case "payment-cancelled":
      return `płatność ${reference} nie doszła do skutku`;
    case "payment-mismatch":
      return `PayU podało niezgodną płatność ${reference}: ${money}, nie zaliczono jej`;
    case "transfer-received":
      return `wpłata przelewem lub gotówką: ${money}`;
    case "transfer-voided":
      return `cofnięto wpłatę przelewem lub gotówką: ${money}`;
    case "refund-requested":
      return `zlecono zwrot ${reference}: ${money}${describeRefund(fact)}`;
    case "refund-completed":
      return `zwrócono ${reference}: ${money}`;
    case "refund-rejected":
      return `PayU odmówiło zwrotu ${reference}: ${money}${inBrackets(note)}`;
    case "price-kept":
      return `w tym nadpłata albo niepełna wpłata: ${money}`;
    case "price-restored":
      return `przywrócono zamówienie, zwrot ${reference} jest znów do zapłaty: ${money}`;
  }
}

function describeRefund({ externalId, note }: PaymentFact): string {
  const lines = note === "withdrawal" ? "odstąpienie od całości" : note && `pozycje ${note}`;
  return inBrackets([externalId === "" ? "poza PayU" : "", lines].filter(Boolean).join(", "));
}

function inBrackets(text: string): string {
  return text === "" ? "" : ` (${text})`;
}
