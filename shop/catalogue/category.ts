/** The six categories; a key is also the last part of a category page's address. */
export const categoryKeys = [
  "lalki-domki-wozki",
  "gry",
  "dla-niemowlat",
  "edukacyjne",
  "zabawki-rc",
  "pluszaki",
] as const;

export type CategoryKey = (typeof categoryKeys)[number];

export function isCategoryKey(value: unknown): value is CategoryKey {
  return categoryKeys.includes(value as CategoryKey);
}
