import { formatPricePln } from "../price.ts";
import {
  calculateLineTotal,
  findLineReduction,
  type OrderLine,
  type PricedOrder,
} from "../order/order.ts";
import { labelSumRow, listSumRows } from "../order/sum-rows.ts";

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

type EmailOrderLine = { name: string; count: string; total: string; note?: string };

export function paragraph(text: string): EmailPart {
  return { kind: "paragraph", text };
}

export function createTextSection(...texts: readonly string[]): EmailSection {
  return { parts: texts.map(paragraph) };
}

export function createOpening(text: string): EmailSection {
  return createTextSection("Dzień dobry!", text);
}

export function createClosing(url: string, phone: string, label = "Zobacz zamówienie") {
  const question = `Masz pytanie? Odpisz na tę wiadomość albo zadzwoń: ${phone}.`;
  return { parts: [{ kind: "link", label, url }, paragraph(question)] } satisfies EmailSection;
}

export function createRowSection(heading: string, facts: readonly DetailRow[]): EmailSection {
  return { heading, parts: [{ kind: "facts", facts }] };
}

export function createOrderSection(
  heading: string,
  order: PricedOrder,
  totalLabel: string,
): EmailSection {
  const goods = order.lines.map((line) => ({
    name: line.name,
    count: `${line.quantity} szt. × ${formatPricePln(line.unitPrice)}`,
    total: formatPricePln(calculateLineTotal(line)),
    ...describeReduction(line),
  }));
  const sums = listSumRows(order).map((row) => ({
    label: labelSumRow(row, order),
    value: formatPricePln(row.amount).replace("-", "−"),
  }));
  const total = { label: totalLabel, value: formatPricePln(order.total) };
  return {
    heading,
    parts: [
      { kind: "goods", goods },
      { kind: "sums", sums, total },
    ],
  };
}

function describeReduction(line: OrderLine): Pick<EmailOrderLine, "note"> {
  const reduction = findLineReduction(line);
  if (!reduction) return {};
  const lowest = `Najniższa cena z 30 dni przed obniżką: ${formatPricePln(reduction.lowestPrice)}`;
  return { note: reduction.percent > 0 ? `Obniżka o ${reduction.percent}%. ${lowest}` : lowest };
}
