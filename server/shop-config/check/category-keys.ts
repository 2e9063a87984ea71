const categoryKeys = [
  "key",
  "name",
  "anchor",
  "backdrop",
  "kind",
  "title",
  "description",
  "metaTitle",
  "metaDescription",
  "warehouseCategories",
  "playYears",
];

export function findUnknownCategoryKeys(own: unknown): string[] {
  return Object.entries(own ?? {}).flatMap(([index, category]: [string, unknown]) =>
    Object.keys(category ?? {})
      .filter((key) => !categoryKeys.includes(key))
      .map((key) => `categories.${index}.${key}: nie ma takiego pola`),
  );
}
