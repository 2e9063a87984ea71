import { toIsoDay } from "../../time/iso-day.ts";
import { toWarsawDay } from "../../time/warsaw-time.ts";
import type { ShopConfig } from "../../shop-config.ts";
import type { Product } from "../product/product.ts";
import type { Offer } from "./price-period.ts";

/**
 * From the first to the last day, of one product (by SKU, with its variants) or a category. Either the shop sells so
 * much below the account's price, which is the regular one then, or it says what was regular.
 */
export type Promotion = ShopConfig["promotions"][number];

export function findActivePromotions(promotions: readonly Promotion[], now: number): Promotion[] {
  const today = toWarsawDay(now);
  return promotions.filter(({ from, to }) => toIsoDay(from) <= today && today <= toIsoDay(to));
}

type Named = Pick<Product, "sku" | "category"> & { parentSku?: string | undefined };
type Priced = Named & { price: number; regularPrice?: number | undefined };

/** The first promotion that names the product counts. */
export function applyPromotions(active: readonly Promotion[], product: Priced): Offer {
  const { price, regularPrice = 0 } = product;
  const found = findPromotion(active, product);
  if (!found) return createOffer(price, regularPrice);
  if (found.percent === undefined) return createOffer(price, found.regularPrice ?? regularPrice);
  const reduced = Math.round((price * (100 - found.percent)) / 100);
  return createOffer(reduced, Math.max(price, regularPrice));
}

function findPromotion(
  active: readonly Promotion[],
  { sku, parentSku, category }: Named,
): Promotion | undefined {
  const skus = [sku, parentSku];
  return active.find((each) =>
    each.product === undefined ? each.category === category : skus.includes(each.product),
  );
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
