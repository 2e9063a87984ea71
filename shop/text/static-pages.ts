/** The information pages that the law and the specification ask for; each is a file in `content/legal`. */
export const legalPages = [
  "regulamin",
  "polityka-zwrotow",
  "polityka-prywatnosci",
  "informacje-o-wysylce",
  "ustawienia-cookies",
] as const;

export type LegalPage = (typeof legalPages)[number];

/** Every page worth finding whose address never changes; categories, products and articles come on top. */
export const staticPages: readonly string[] = [
  "/",
  "/o-nas",
  "/blog",
  "/kontakt",
  ...legalPages.map((name) => `/${name}`),
  "/odstapienie",
];
