import type { CategoryKey } from "../../catalogue/category.ts";
import { cleanLine } from "../../field/clean-line.ts";
import { formatPrice, type Grosze } from "../../price.ts";

/** Of the products' sum that it applies to. */
export type DiscountValue = { percent: number } | { amount: Grosze };

export type DiscountCode = {
  code: string;
  value: DiscountValue;
  /** Made for one person by the shop; the owner's own codes are for everybody. */
  personal: boolean;
  /** Milliseconds since 1970, without the end. */
  validFrom?: number | undefined;
  validUntil?: number | undefined;
  endedAt?: number | undefined;
  /** Undefined: all. */
  categories?: readonly CategoryKey[] | undefined;
  minTotal: Grosze;
  maxUses?: number | undefined;
  oncePerCustomer: boolean;
  notReduced: boolean;
};

/**
 * Whether the code may be announced to everybody, which makes it a reduction: article 4 of the
 * Polish act on informing about prices.
 */
export function isForEverybody({ personal, maxUses }: DiscountCode): boolean {
  return !personal && maxUses !== 1;
}

export const maxCodeLength = 60;

/** One spelling of what people type, paste from a mail or read aloud. */
export function normalizeCode(text: string): string {
  return cleanLine(text).toLocaleUpperCase("pl");
}

export function formatDiscount(value: DiscountValue): string {
  return "percent" in value ? `${value.percent}%` : formatPrice(value.amount);
}
