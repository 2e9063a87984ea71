import type { Category, CategoryText } from "../shop-config.ts";

export type CategoryKey = string;

export const backdrops = ["sky", "rose", "lilac", "mint", "sun", "paper"] as const;

export type Backdrop = (typeof backdrops)[number];

export type CategorySettings = Pick<Category, "key" | "name"> & Partial<Category & CategoryText>;

type Shop = { brand: string; dispatch: string; pricesSentence: string };

export function createCategory(
  settings: CategorySettings,
  { brand, dispatch, pricesSentence }: Shop,
): Category & CategoryText {
  const { key, name, title = name } = settings;
  const metaDescription = `${title} w sklepie ${brand}. ${pricesSentence} i wysyłka w ${dispatch}.`;
  const words = { title, description: "", metaTitle: title, metaDescription };
  const playYears = settings.kind === "infants" ? 2 : 6;
  return {
    anchor: key,
    backdrop: "sky",
    ...words,
    warehouseCategories: [],
    playYears,
    ...settings,
  };
}

export function pickCategory({ key, name, anchor, backdrop, kind }: Category): Category {
  return { key, name, anchor, backdrop, ...(kind && { kind }) };
}

export function pickText(category: CategoryText): CategoryText {
  const { title, description, metaTitle, metaDescription, warehouseCategories, playYears } =
    category;
  return { title, description, metaTitle, metaDescription, warehouseCategories, playYears };
}
