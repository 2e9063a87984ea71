import type { CategoryKey } from "./category.ts";
import type { Grosze } from "../price.ts";

export type Company = { name: string; address: string; email: string };

/** A product as the shop knows it. Prices are gross. */
export type Product = {
  id: string;
  name: string;
  category: CategoryKey;
  /** Plain text lines; `description.ts` gives them their headings and bullets. */
  description?: string;
  price: Grosze;
  currency: "PLN";
  /** Base addresses without width and format; `picture.ts` makes files of them. */
  images: readonly string[];
  stock: number;
  sku: string;
  ean?: string;
  /** From how many months of age. */
  ageFrom?: number;
  /** Each begins with „Ostrzeżenie". */
  warnings: readonly string[];
  manufacturer?: Company;
  /** The EU responsible person, when the maker is outside the EU. */
  responsiblePerson?: Company;
  /** Milliseconds; unknown for what was here before the shop began to notice. */
  addedAt?: number;
  /** The warehouse's own table of properties, plain text. */
  features?: Readonly<Record<string, string>>;
};
