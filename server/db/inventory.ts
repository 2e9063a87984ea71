import type { Grosze } from "../../shop/price.ts";

/** A product as BaseLinker's list returns it, a thousand at a time. */
export type ListedProduct = {
  id: string;
  name: string;
  /** Gross; null where the price group has none. */
  price: Grosze | null;
  stock: number;
  sku: string;
  ean: string;
};

/** Details that change rarely. */
export type ProductContent = {
  category: string;
  /** An id, or "0". */
  manufacturer: string;
  /** Plain text lines. */
  description: string;
  /** URLs of the originals, the main picture first. */
  pictures: readonly string[];
  features: Readonly<Record<string, string>>;
  /** In percent; negative for exempt products, as in BaseLinker. */
  taxRate?: number;
};

/** A product of the inventory, sold or not. Stored as JSON. */
export type InventoryProduct = ListedProduct &
  ProductContent & {
    /** When its details were read. */
    readAt: number;
    addedAt?: number;
  };

/** What all products share. */
export type InventoryMetadata = {
  categories: readonly { id: string; name: string; parent: string }[];
  /** Names by id. */
  manufacturers: Readonly<Record<string, string>>;
  /** Undefined before the first sync. */
  source?: InventorySelection;
};

/** The inventory, price group and warehouses that are synced. */
export type InventorySelection = {
  inventory: string;
  priceGroup: string;
  warehouses: readonly string[];
};
