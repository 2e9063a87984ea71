import { formatDeliveryPrice } from "../cart/options.ts";
import { formatPrice, type Grosze } from "../price.ts";
import type { Gift } from "./gift/gift.ts";
import type { Discount, PricedOrder } from "./order.ts";

export type SumParts = {
  productsTotal: Grosze;
  discount?: Discount | undefined;
  delivery: Pick<PricedOrder["delivery"], "price">;
  payment: Pick<PricedOrder["payment"], "fee">;
  gift?: Pick<Gift, "wrapping"> | undefined;
};

export type SumRow = {
  label: "Produkty" | "Rabat" | "Pakowanie prezentu" | "Dostawa" | "Opłata za pobranie";
  amount: Grosze;
};

export function listSumRows(parts: SumParts): SumRow[] {
  const { productsTotal, discount, gift, delivery, payment } = parts;
  const rows: SumRow[] = [
    { label: "Produkty", amount: productsTotal },
    { label: "Rabat", amount: -(discount?.amount ?? 0) },
    { label: "Pakowanie prezentu", amount: gift?.wrapping ?? 0 },
    { label: "Dostawa", amount: delivery.price },
    { label: "Opłata za pobranie", amount: payment.fee },
  ];
  return rows.filter(({ label, amount }) => amount !== 0 || label === "Dostawa");
}

export function calculateTotal(parts: SumParts): Grosze {
  return listSumRows(parts).reduce((sum, { amount }) => sum + amount, 0);
}

/** Writes free delivery as a word, as pages do. */
export function formatSumAmount({ label, amount }: SumRow): string {
  return label === "Dostawa" ? formatDeliveryPrice(amount) : formatPrice(amount).replace("-", "−");
}

/** Names the chosen option as well, for mails and the owner. */
export function labelSumRow(
  { label }: SumRow,
  { discount, delivery, payment }: PricedOrder,
): string {
  if (label === "Rabat") return `${label} (${discount?.code})`;
  if (label === "Dostawa") return `${label} (${delivery.label})`;
  return label === "Opłata za pobranie" ? `Płatność (${payment.label})` : label;
}
