import type { Grosze } from "../../shop/price.ts";

/** What a page of the warehouse's list says: cheap to ask for, a thousand at a time. */
export type ListedProduct = {
  id: string;
  name: string;
  /** Gross; null where the price group has none. */
  price: Grosze | null;
  stock: number;
  sku: string;
  ean: string;
};

/** The rest, which seldom changes. */
export type ProductContent = {
  category: string;
  /** An id, or "0". */
  manufacturer: string;
  /** Plain text lines. */
  description: string;
  /** Addresses in the warehouse, the first one leads. */
  pictures: readonly string[];
  features: Readonly<Record<string, string>>;
  /** In percent; below nothing for goods without, as BaseLinker writes them. */
  taxRate?: number;
};

/** A toy as the warehouse holds it, sold or not. Kept in the database as JSON. */
export type InventoryProduct = ListedProduct &
  ProductContent & {
    /** When its content was read. */
    readAt: number;
    addedAt?: number;
  };

/** What all products share. */
export type InventoryMetadata = {
  categories: readonly { id: string; name: string; parent: string }[];
  /** Names by id. */
  manufacturers: Readonly<Record<string, string>>;
  /** Where they lie; unknown until they were read. */
  source?: InventorySelection;
};

/** Which goods, at which prices, from which shelves. */
export type InventorySelection = {
  inventory: string;
  priceGroup: string;
  warehouses: readonly string[];
};
