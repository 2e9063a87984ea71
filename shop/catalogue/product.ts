import type { CategoryKey } from "./category.ts";
import type { Grosze } from "../price.ts";

export type Company = { name: string; address: string; email: string };

/** A product of the catalogue. Prices are gross. */
export type Product = {
  id: string;
  name: string;
  category: CategoryKey;
  /** Plain text; `parseDescription` splits it into headings, lists and paragraphs. */
  description?: string;
  price: Grosze;
  currency: "PLN";
  /** Base paths without width and format, see `picture.ts`. */
  images: readonly string[];
  stock: number;
  sku: string;
  ean?: string;
  /** Minimum age in months. */
  ageFrom?: number;
  /** Each starts with „Ostrzeżenie". */
  warnings: readonly string[];
  manufacturer?: Company;
  /** EU responsible person, when the manufacturer is outside the EU. */
  responsiblePerson?: Company;
  /** Milliseconds; unknown for products of the first sync. */
  addedAt?: number;
  /** BaseLinker's table of features, as plain text. */
  features?: Readonly<Record<string, string>>;
};
