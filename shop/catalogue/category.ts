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
