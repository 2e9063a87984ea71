import { configSchema } from "../../../shop/config/config-schema.ts";

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
