import { pluralize } from "../../text/plural.ts";
import type { Product } from "./product.ts";
import { findVariantAttribute } from "./variant-attributes.ts";

export function findVariantKind({ variantKind }: Pick<Product, "variantKind">): string {
  return variantKind ?? "Wariant";
}

/**
 * What is for sale on the page of a product: the chosen variant, without a choice the first in
 * stock; the product itself where it has none. Undefined for a variant that it does not have.
 */
export function findOffered(product: Product, variantId: string | null): Product | undefined {
  const { variants } = product;
  if (!variants) return variantId === null ? product : undefined;
  if (variantId !== null) return variants.find(({ id }) => id === variantId);
  return variants.find(({ stock }) => stock > 0) ?? variants[0];
}

/** `/produkt/7?wariant=71`; the page of its product, without a choice, for any other. */
export function createProductPath({ id, parentId }: Pick<Product, "id" | "parentId">): string {
  if (parentId === undefined) return `/produkt/${encodeURIComponent(id)}`;
  return `/produkt/${encodeURIComponent(parentId)}?wariant=${encodeURIComponent(id)}`;
}

export function describeVariants(product: Product): string | undefined {
  const { variants, variantKind } = product;
  if (!variants) return undefined;
  return findVariantAttribute(variantKind ?? "") === "color"
    ? pluralize(variants.length, ["kolor", "kolory", "kolorów"])
    : pluralize(variants.length, ["wariant", "warianty", "wariantów"]);
}

export function listBuyable(variants: readonly Product[]): readonly Product[] {
  const available = variants.filter(({ stock }) => stock > 0);
  return available.length > 0 ? available : variants;
}

export function hasSeveralPrices({ variants = [] }: Product): boolean {
  return new Set(listBuyable(variants).map(({ price }) => price)).size > 1;
}

/** @param text an EAN or SKU as typed */
export function findVariantByCode({ variants }: Product, text: string): Product | undefined {
  const code = text.trim().toUpperCase();
  return variants?.find(({ ean, sku }) => ean === code || (sku && sku.toUpperCase() === code));
}
