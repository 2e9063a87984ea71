import { configSchema } from "../../../shop/config/config-schema.ts";
import type { ShopConfig } from "../../../shop/shop-config.ts";

const { categories, categoryTexts } = configSchema.entries;

const categoryKeys = [
  ...Object.keys(categories.item.entries),
  ...Object.keys(categoryTexts.value.entries),
  "description",
  "warehouseCategories",
];

export function findUnknownCategoryKeys(own: unknown): string[] {
  return Object.entries(own ?? {}).flatMap(([index, category]: [string, unknown]) =>
    Object.keys(category ?? {})
      .filter((key) => !categoryKeys.includes(key))
      .map((key) => `categories.${index}.${key}: nie ma takiego pola`),
  );
}

/** Finds the settings that name a category which the shop does not have. */
export function findMissingCategories({ categories: known, home, promotions }: ShopConfig) {
  const keys = new Set(known.map(({ key }) => key));
  const { slides, popular, featured, promo } = home;
  const named = [
    ...slides.map(({ category }, index) => [`home.slides.${index}.category`, category] as const),
    ...popular.map(({ category }, index) => [`home.popular.${index}.category`, category] as const),
    ...featured.map((key, index) => [`home.featured.${index}`, key] as const),
    ["home.promo.category", promo?.category] as const,
    ...promotions.map(({ category }, index) => [`promotions.${index}.category`, category] as const),
  ];
  return named
    .filter(([, key]) => key !== undefined && !keys.has(key))
    .map(([path, key]) => `${path}: nie ma działu ${key}`);
}
