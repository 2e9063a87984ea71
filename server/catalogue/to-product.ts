import { createHash } from "node:crypto";
import { categories, categoryTexts, oldestAges } from "../../shop.config.ts";
import type { CategoryKey } from "../../shop/catalogue/category.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { toPrices } from "../../shop/catalogue/price-history/reduction.ts";
import type { Makers } from "../../shop/catalogue/product/makers.ts";
import { isUnfitForInfants, missingCompanyData, safetyOf } from "./safety.ts";
import { readFeatures } from "./read-features.ts";
import {
  findOwnStock,
  type InventoryMetadata,
  type InventoryProduct,
} from "../db/catalogue/inventory.ts";

export type ExclusionReason = "name" | "price" | "category" | "infants" | "safety" | "variants";

export type ProductContext = {
  shopCategories: ReadonlyMap<string, CategoryKey>;
  manufacturers: InventoryMetadata["manufacturers"];
  makers?: Makers;
  /** Sells no product whose maker cannot be reached by the data. */
  hidesUnsafe?: boolean;
};

const infantCategories = categories.filter(({ kind }) => kind === "infants").map(({ key }) => key);

export function toProduct(
  stored: InventoryProduct,
  context: ProductContext,
): Product | ExclusionReason {
  const { sku, description, features, pictures } = stored;
  if (stored.parent !== undefined) return toVariant(stored, stored.parent, context);
  const safety = readSafety(stored, context);
  const exclusion = findExclusion(stored, context, () => safety);
  if (exclusion) return exclusion;
  const category = context.shopCategories.get(stored.category)!;
  return {
    ...describeListing(stored, category),
    ...(description && { description }),
    images: pictures.map(pictureBase),
    ...safety,
    ...findMaxAge(safety, sku, category),
    ...(stored.hasVariants && { variants: [], pictureNames: pictures.map(fileName) }),
    ...(stored.bundle && { bundle: stored.bundle }),
    ...readFeatures(features),
  };
}

const none: readonly string[] = [];

/** Without what it shares with its product, which is also left out for unsafe data of both. */
function toVariant(
  stored: InventoryProduct,
  parentId: string,
  context: ProductContext,
): Product | ExclusionReason {
  const exclusion = findListingExclusion(stored, context);
  if (exclusion) return exclusion;
  const category = context.shopCategories.get(stored.category)!;
  return { ...describeListing(stored, category), parentId, images: none, warnings: none };
}

/** What a product and a variant have in common. */
function describeListing(stored: InventoryProduct, category: CategoryKey) {
  const { id, name, sku, ean, addedAt, changedAt } = stored;
  return {
    id,
    name,
    category,
    ...findPrices(stored),
    currency: "PLN" as const,
    stock: findOwnStock(stored),
    sku,
    ...(ean && { ean }),
    ...(addedAt !== undefined && { addedAt }),
    ...(changedAt !== undefined && { changedAt }),
  };
}

/** Reads no safety data where other reasons decide. */
export function findExclusion(
  stored: InventoryProduct,
  context: ProductContext,
  safety = () => readSafety(stored, context),
): ExclusionReason | undefined {
  const exclusion = findListingExclusion(stored, context);
  if (exclusion) return exclusion;
  const category = context.shopCategories.get(stored.category)!;
  if (infantCategories.includes(category) && isUnfitForInfants(safety().warnings)) return "infants";
  const isUnsafe = context.hidesUnsafe && missingCompanyData(safety()).length > 0;
  return isUnsafe ? "safety" : undefined;
}

function findListingExclusion(
  { name, price, hasVariants, category }: InventoryProduct,
  { shopCategories }: ProductContext,
): ExclusionReason | undefined {
  if (!name) return "name";
  if (price === null && !hasVariants) return "price";
  return shopCategories.has(category) ? undefined : "category";
}

function readSafety({ features, manufacturer }: InventoryProduct, context: ProductContext) {
  return safetyOf(features, context.manufacturers[manufacturer], context.makers);
}

/** The account's price until a sync has offered it; none of its own with variants. */
function findPrices({ price, offered, hasVariants }: InventoryProduct) {
  if (hasVariants) return { price: 0 };
  return offered ? toPrices(offered) : { price: price! };
}

function findMaxAge(
  { ageFrom, ageTo }: Pick<Product, "ageFrom" | "ageTo">,
  sku: string,
  category: CategoryKey,
) {
  if (ageTo !== undefined || ageFrom === undefined) return {};
  const configured = oldestAges[sku];
  const { playYears } = categoryTexts[category]!;
  return { ageTo: configured === undefined ? ageFrom + 12 * playYears : 12 * configured };
}

function fileName(address: string): string {
  return (new URL(address).pathname.split("/").at(-1) ?? "").toLowerCase();
}

/** Hashed, so that nobody can request foreign pictures. */
export function pictureBase(address: string): string {
  return `/img/${createHash("sha256").update(address).digest().toString("hex", 0, 12)}`;
}
