import type { Category, CategoryText } from "../shop-config.ts";

export type CategoryKey = string;

export const backdrops = ["sky", "rose", "lilac", "mint", "sun", "paper"] as const;

export type Backdrop = (typeof backdrops)[number];

export type CategorySettings = Pick<Category, "key" | "name"> & Partial<Category & CategoryText>;

type Shop = { brand: string; dispatch: string; pricesSentence: string };

export function createCategory(
  settings: CategorySettings,
  { brand, dispatch, pricesSentence }: Shop,
): { category: Category; text: CategoryText } {
  const { key, name, anchor = key, backdrop = "sky", kind, title = name } = settings;
  const {
    description = "",
    metaTitle = title,
    metaDescription = `${title} w sklepie ${brand}. ${pricesSentence} i wysyłka w ${dispatch}.`,
    warehouseCategories = [],
    playYears = kind === "infants" ? 2 : 6,
  } = settings;
  return {
    category: { key, name, anchor, backdrop, ...(kind && { kind }) },
    text: { title, description, metaTitle, metaDescription, warehouseCategories, playYears },
  };
}
