import {
  applyPromotions,
  findActivePromotions,
  type Promotion,
} from "../../../shop/catalogue/price-history/promotion.ts";
import { isSameOffer, type Offer } from "../../../shop/catalogue/price-history/price-period.ts";
import { findExclusion, type ProductContext } from "../../catalogue/to-product.ts";
import type { InventoryProduct } from "../../db/catalogue/inventory.ts";

type Products = ReadonlyMap<string, InventoryProduct>;

/** Prices that the shop will show from now on, where it showed others; undefined for none. */
export function findOfferChanges(
  stored: Products,
  next: Products,
  context: ProductContext & { promotions: readonly Promotion[]; now: number },
): Map<string, Offer | undefined> {
  const active = findActivePromotions(context.promotions, context.now);
  const offers = new Map<string, Offer | undefined>();
  for (const product of next.values()) {
    const offer = findOffer(product, active, context);
    if (!isSameOffer(stored.get(product.id)?.offered, offer)) offers.set(product.id, offer);
  }
  for (const { id, offered } of stored.values())
    if (offered && !next.has(id)) offers.set(id, undefined);
  return offers;
}

function findOffer(
  product: InventoryProduct,
  active: readonly Promotion[],
  context: ProductContext,
): Offer | undefined {
  const { price, category, ...rest } = product;
  if (price === null || findExclusion(product, context)) return undefined;
  const shopCategory = context.shopCategories.get(category)!;
  return applyPromotions(active, { ...rest, price, category: shopCategory });
}
