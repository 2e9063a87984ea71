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

/** Lists misspelt keys of the owner's categories; what they leave out has defaults. */
export function findUnknownCategoryKeys(own: unknown): string[] {
  return Object.entries(own ?? {}).flatMap(([index, category]: [string, unknown]) =>
    Object.keys(category ?? {})
      .filter((key) => !categoryKeys.includes(key))
      .map((key) => `categories.${index}.${key}: nie ma takiego pola`),
  );
}
