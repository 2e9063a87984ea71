import type { CategoryKey } from "../category.ts";
import type { Reduction } from "../price-history/reduction.ts";
import type { Grosze } from "../../price.ts";
import type { BundlePart } from "./bundle.ts";

export type Company = { name: string; address: string; email: string };

export type Product = {
  id: string;
  name: string;
  category: CategoryKey;
  description?: string;
  price: Grosze;
  /** Above `price`. It may stand beside it, but is never struck through. */
  regularPrice?: Grosze;
  reduction?: Reduction;
  currency: "PLN";
  images: readonly string[];
  stock: number;
  sku: string;
  ean?: string;
  /** Minimum age in months, never below that of a warning. */
  ageFrom?: number;
  ageTo?: number;
  warnings: readonly string[];
  manufacturer?: Company;
  responsiblePerson?: Company;
  fits?: readonly string[];
  addedAt?: number;
  /** When the page last said something else. */
  changedAt?: number;
  features?: Readonly<Record<string, string>>;
  /**
   * What of it can be bought; then `price` is the lowest and `stock` the sum of theirs. Empty until
   * they are grouped.
   */
  variants?: readonly Product[];
  /** What the variants differ in: `Kolor`. */
  variantKind?: string;
  /** Of a variant: whose it is, and what it is called there. */
  parentId?: string;
  parentSku?: string;
  variantName?: string;
  /** Of a bundle: its parts, with the names of those that the catalogue may not have. */
  bundle?: readonly (BundlePart & { name?: string })[];
  /** Of a product with variants, which are told from each other by them; in lower case. */
  pictureNames?: readonly string[];
};
