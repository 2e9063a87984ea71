export const legalPages = [
  "regulamin",
  "polityka-zwrotow",
  "polityka-prywatnosci",
  "informacje-o-wysylce",
  "ustawienia-cookies",
] as const;

export type LegalPage = (typeof legalPages)[number];

/** Pages with a constant path; categories, products and articles are added by the caller. */
export const staticPages: readonly string[] = [
  "/",
  "/o-nas",
  "/blog",
  "/kontakt",
  ...legalPages.map((name) => `/${name}`),
  "/odstapienie",
];
