import type { Product } from "../../catalogue/product/product.ts";
import { formatPrice, type Grosze } from "../../price.ts";
import { formatDay } from "../../time/date-time.ts";
import { calculateLineTotal, sumLines, type OrderLine } from "../order.ts";
import type { DiscountCode } from "./discount-code.ts";
import { roundShare, splitAmount } from "./split-amount.ts";

/** A code as the shop knows it, with the uses of orders that are not cancelled. */
export type KnownCode = DiscountCode & {
  createdAt: number;
  uses: number;
  usedByCustomer: boolean;
};

export type CodeRejection =
  | { kind: "unknown" | "ended" | "used-up" | "used-by-customer" | "no-products" | "too-cheap" }
  | { kind: "too-early"; from: number }
  | { kind: "minimum"; minTotal: Grosze; missing: Grosze };

/** `lines` have their share of `amount`. */
export type AppliedCode = { amount: Grosze; lines: readonly OrderLine[] };

/** Nobody can pay nothing: neither PayU nor a transfer takes it, and the order would be cancelled. */
const minPaid: Grosze = 100;

/** Calculates the discount of products alone, of which `minPaid` is left to pay. */
export function applyCode(
  code: KnownCode | undefined,
  lines: readonly OrderLine[],
  findProduct: (id: string) => Product | undefined,
  now: number,
): AppliedCode | { rejection: CodeRejection } {
  const weights = lines.map((line) =>
    code && isDiscounted(findProduct(line.productId), code) ? calculateLineTotal(line) : 0,
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const rejection = findRejection(code, sum, now);
  if (rejection) return { rejection };
  const { value } = code!;
  const wanted = "percent" in value ? roundShare(sum, value.percent, 100) : value.amount;
  const amount = Math.min(wanted, sum, sumLines(lines) - minPaid);
  if (amount <= 0) return { rejection: { kind: "too-cheap" } };
  const shares = splitAmount(amount, weights);
  return {
    amount,
    lines: lines.map((line, index) =>
      shares[index] ? { ...line, discount: shares[index] } : line,
    ),
  };
}

function isDiscounted(product: Product | undefined, { categories, notReduced }: DiscountCode) {
  if (!product) return false;
  if (categories && !categories.includes(product.category)) return false;
  return !(notReduced && product.reduction);
}

function findRejection(
  code: KnownCode | undefined,
  sum: Grosze,
  now: number,
): CodeRejection | undefined {
  if (!code) return { kind: "unknown" };
  const { validFrom = now, validUntil = Infinity, endedAt, maxUses = Infinity, minTotal } = code;
  if (endedAt !== undefined || now >= validUntil) return { kind: "ended" };
  if (now < validFrom) return { kind: "too-early", from: validFrom };
  if (code.oncePerCustomer && code.usedByCustomer) return { kind: "used-by-customer" };
  if (code.uses >= maxUses) return { kind: "used-up" };
  if (sum === 0) return { kind: "no-products" };
  return sum < minTotal ? { kind: "minimum", minTotal, missing: minTotal - sum } : undefined;
}

/** Whether somebody may be guessing; the others are true codes that do not fit this cart. */
export function isWrongCode({ kind }: CodeRejection): boolean {
  return !["minimum", "no-products", "too-cheap"].includes(kind);
}

export function describeRejection(rejection: CodeRejection): string {
  switch (rejection.kind) {
    case "unknown":
      return "Nie znamy takiego kodu. Sprawdź, czy nie ma w nim literówki.";
    case "ended":
      return "Ten kod już nie działa: jego czas minął.";
    case "too-early":
      return `Ten kod jeszcze nie działa. Zacznie się: ${formatDay(rejection.from)}.`;
    case "used-up":
      return "Ten kod został już wykorzystany.";
    case "used-by-customer":
      return "Ten kod można wykorzystać raz, a było już z nim zamówienie na Twój adres e-mail.";
    case "no-products":
      return "Ten kod nie obejmuje żadnej zabawki z koszyka.";
    case "too-cheap":
      return `Ten kod wymaga większych zakupów: za zabawki trzeba zapłacić co najmniej ${formatPrice(minPaid)}.`;
    case "minimum":
      return `Ten kod działa od ${formatPrice(rejection.minTotal)}. Do tej kwoty brakuje ${formatPrice(rejection.missing)} w zabawkach, które obejmuje.`;
  }
}
