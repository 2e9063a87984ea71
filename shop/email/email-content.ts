import { formatPricePln } from "../price.ts";
import { lineTotal, type OrderLine, type PricedOrder } from "../order/order.ts";

/** What a mail says, before it becomes text or HTML; both are made from this and nothing else. */
export type Letter = {
  title: string;
  sections: readonly LetterSection[];
};

export type LetterSection = { heading?: string; parts: readonly LetterPart[] };

export type Fact = { label: string; value: string };

export type LetterPart =
  /** May have several lines when a customer wrote it. */
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "list"; items: readonly string[] }
  | { kind: "goods"; goods: readonly Goods[] }
  | { kind: "sums"; sums: readonly Fact[]; total: Fact }
  | { kind: "link"; label: string; url: string };

/** One line of an order: `Miś Bruno`, `2 szt. × 49,99 PLN`, `99,98 PLN`. */
type Goods = { name: string; count: string; total: string };

export function paragraph(text: string): LetterPart {
  return { kind: "paragraph", text };
}

export function goodsOf(lines: readonly OrderLine[]): LetterPart {
  const goods = lines.map((line) => ({
    name: line.name,
    count: `${line.quantity} szt. × ${formatPricePln(line.unitPrice)}`,
    total: formatPricePln(lineTotal(line)),
  }));
  return { kind: "goods", goods };
}

/** What the total is made of, at the prices that are charged. */
export function sumsOf(order: PricedOrder, totalLabel: string): LetterPart {
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
