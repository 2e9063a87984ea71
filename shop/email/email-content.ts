import { formatPricePln } from "../price.ts";
import { calculateLineTotal, type OrderLine, type PricedOrder } from "../order/order.ts";

/**
 * Content of an e-mail, from which text and HTML are rendered. Stored in the outbox as JSON, so its
 * property names and kinds stay.
 */
export type EmailContent = {
  title: string;
  sections: readonly EmailSection[];
};

export type EmailSection = { heading?: string; parts: readonly EmailPart[] };

export type DetailRow = { label: string; value: string };

export type EmailPart =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly DetailRow[] }
  | { kind: "list"; items: readonly string[] }
  | { kind: "goods"; goods: readonly EmailOrderLine[] }
  | { kind: "sums"; sums: readonly DetailRow[]; total: DetailRow }
  | { kind: "link"; label: string; url: string }
  | { kind: "transfer-qr"; text: string };

export const transferQrFile = "przelew.png";

type EmailOrderLine = { name: string; count: string; total: string };

export function paragraph(text: string): EmailPart {
  return { kind: "paragraph", text };
}

export function createRowSection(heading: string, facts: readonly DetailRow[]): EmailSection {
  return { heading, parts: [{ kind: "facts", facts }] };
}

export function createOrderLines(lines: readonly OrderLine[]): EmailPart {
  const goods = lines.map((line) => ({
    name: line.name,
    count: `${line.quantity} szt. × ${formatPricePln(line.unitPrice)}`,
    total: formatPricePln(calculateLineTotal(line)),
  }));
  return { kind: "goods", goods };
}

export function createTotals(order: PricedOrder, totalLabel: string): EmailPart {
  const { productsTotal, delivery, payment, total } = order;
  const fee = { label: `Płatność (${payment.label})`, value: formatPricePln(payment.fee) };
  return {
    kind: "sums",
    sums: [
      { label: "Produkty", value: formatPricePln(productsTotal) },
      { label: `Dostawa (${delivery.label})`, value: formatPricePln(delivery.price) },
      ...(payment.fee > 0 ? [fee] : []),
    ],
    total: { label: totalLabel, value: formatPricePln(total) },
  };
}
