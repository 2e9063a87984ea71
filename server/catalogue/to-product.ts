import { createHash } from "node:crypto";
import { categories } from "../../shop.config.ts";
import type { CategoryKey } from "../../shop/catalogue/category.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { isUnfitForInfants, safetyOf } from "./safety.ts";
import type { InventoryMetadata, InventoryProduct } from "../db/inventory.ts";

export type ExclusionReason = "name" | "price" | "category" | "infants";

export type ProductContext = {
  /** The shop's category by inventory category id. */
  shopCategories: ReadonlyMap<string, CategoryKey>;
  manufacturers: InventoryMetadata["manufacturers"];
};

const infantCategories = categories.filter(({ kind }) => kind === "infants").map(({ key }) => key);

/** Converts an inventory product, or returns why it is not sold. */
export function toProduct(
  stored: InventoryProduct,
  context: ProductContext,
): Product | ExclusionReason {
  const { id, name, price, stock, sku, ean, description, features, pictures, addedAt } = stored;
  if (!name) return "name";
  if (price === null) return "price";
  const category = context.shopCategories.get(stored.category);
  if (!category) return "category";
  const safety = safetyOf(features, context.manufacturers[stored.manufacturer]);
  if (infantCategories.includes(category) && isUnfitForInfants(safety.warnings)) return "infants";
  return {
    id,
    name,
    category,
    ...(description && { description }),
    price,
    currency: "PLN",
    images: pictures.map(pictureBase),
    stock,
    sku,
    ...(ean && { ean }),
    ...safety,
    ...(addedAt !== undefined && { addedAt }),
    ...(Object.keys(features).length > 0 && { features }),
  };
}

/**
 * Returns the path under which the shop serves a picture. The hash prevents requests for foreign
 * pictures.
 */
export function pictureBase(address: string): string {
  return `/img/${createHash("sha256").update(address).digest("hex").slice(0, 24)}`;
}
