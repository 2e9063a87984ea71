import { createHash } from "node:crypto";
import type { CategoryKey } from "../../shop/catalogue/category.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { isUnfitForInfants, safetyOf } from "./safety.ts";
import type { WarehouseFrame, WarehouseProduct } from "../db/inventory.ts";

/** Why the shop does not sell something that the warehouse holds. */
export type LeftOut = "name" | "price" | "category" | "infants";

export type SellMeans = {
  /** The department of a warehouse category, by its id. */
  departments: ReadonlyMap<string, CategoryKey>;
  manufacturers: WarehouseFrame["manufacturers"];
};

/** A toy as the shop sells it, or why it does not. */
export function sellProduct(held: WarehouseProduct, means: SellMeans): Product | LeftOut {
  const { id, name, price, stock, sku, ean, description, features, pictures, addedAt } = held;
  if (!name) return "name";
  if (price === null) return "price";
  const category = means.departments.get(held.category);
  if (!category) return "category";
  const safety = safetyOf(features, means.manufacturers[held.manufacturer]);
  if (category === "dla-niemowlat" && isUnfitForInfants(safety.warnings)) return "infants";
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

/** The shop's own address of a warehouse picture; nobody can name a picture that is not ours. */
export function pictureBase(address: string): string {
  return `/img/${createHash("sha256").update(address).digest("hex").slice(0, 24)}`;
}
