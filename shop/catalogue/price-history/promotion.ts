import { toWarsawClock } from "../../time/warsaw-time.ts";
import type { Product } from "../product/product.ts";
import type { Offer } from "./price-period.ts";

/**
 * From the first to the last day, of one product (by SKU) or a category. Either the shop sells so
 * much below the account's price, which is the regular one then, or it says what was regular.
 */
export type Promotion = {
  product?: string;
  category?: string;
  percent?: number;
  regularPrice?: number;
  from: string;
  to: string;
};

export function findActivePromotions(promotions: readonly Promotion[], now: number): Promotion[] {
  const today = toWarsawClock(now).toISOString().slice(0, 10);
  return promotions.filter(({ from, to }) => toIsoDay(from) <= today && today <= toIsoDay(to));
}

/** `24.11.2026` → `2026-11-24` */
function toIsoDay(date: string): string {
  return date.split(".").toReversed().join("-");
}

type Priced = Pick<Product, "sku" | "category" | "price" | "regularPrice">;

/** The first promotion that names the product counts. */
export function applyPromotions(active: readonly Promotion[], product: Priced): Offer {
  const { sku, category, price, regularPrice = 0 } = product;
  const found = findPromotion(active, { sku, category });
  if (!found) return createOffer(price, regularPrice);
  if (found.percent === undefined) return createOffer(price, found.regularPrice ?? regularPrice);
  const reduced = Math.round((price * (100 - found.percent)) / 100);
  return createOffer(reduced, Math.max(price, regularPrice));
}

function findPromotion(
  active: readonly Promotion[],
  { sku, category }: Pick<Product, "sku" | "category">,
): Promotion | undefined {
  return active.find((each) => each.product === sku || each.category === category);
}

/** First and last day of a reduced price, as `2026-11-24`; a price group's reduction has no end. */
export function findSaleDays(
  promotions: readonly Promotion[],
  product: Product,
  now: number,
): { from: string; to: string } | undefined {
  if (!product.reduction) return undefined;
  const found = findPromotion(findActivePromotions(promotions, now), product);
  return found && { from: toIsoDay(found.from), to: toIsoDay(found.to) };
}

function createOffer(price: number, regularPrice: number): Offer {
  return { price, ...(regularPrice > price && { regularPrice }) };
}
