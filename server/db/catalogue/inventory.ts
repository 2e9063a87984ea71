import type { BundlePart } from "../../../shop/catalogue/product/bundle.ts";
import type { PricePeriod } from "../../../shop/catalogue/price-history/price-period.ts";
import type { Grosze } from "../../../shop/price.ts";

export type ListedProduct = {
  id: string;
  /** Of a variant: the product that it belongs to. */
  parent?: string;
  /** Of a product that is bought as one of its variants. */
  hasVariants?: true;
  name: string;
  /** Gross; null where the price group has none. */
  price: Grosze | null;
  regularPrice?: Grosze;
  stock: number;
  /** Pieces that were sold beyond the stock. */
  oversold?: number;
  sku: string;
  ean: string;
};

export type ProductContent = {
  category: string;
  manufacturer: string;
  /** Plain text lines. */
  description: string;
  pictures: readonly string[];
  features: Readonly<Record<string, string>>;
  /** Of a bundle: its parts; empty while BaseLinker does not say them. */
  bundle?: readonly BundlePart[];
  /** In rows of an earlier version: a bundle whose parts are still to be read. */
  isBundle?: true;
  /** In percent; negative for exempt products, as in BaseLinker. */
  taxRate?: number;
};

export type InventoryProduct = ListedProduct &
  ProductContent & {
    readAt: number;
    addedAt?: number;
    /** When its page last said something else; undefined before the first such sync. */
    changedAt?: number;
    /** At what price the shop offers it; undefined while it does not. */
    offered?: PricePeriod;
  };

export type InventoryMetadata = {
  categories: readonly { id: string; name: string; parent: string }[];
  manufacturers: Readonly<Record<string, string>>;
  /** Variants whose product BaseLinker does not list, which the shop leaves out. */
  orphans?: number;
  /** Undefined before the first sync. */
  source?: InventorySelection;
};

export type InventorySelection = {
  inventory: string;
  priceGroup: string;
  regularPriceGroup?: string;
  warehouses: readonly string[];
};

/** A bundle and a product with variants have no pieces of their own, whatever BaseLinker states. */
export function findOwnStock({
  stock,
  bundle,
  hasVariants,
}: Pick<InventoryProduct, "stock" | "bundle" | "hasVariants">): number {
  return bundle || hasVariants ? 0 : stock;
}
