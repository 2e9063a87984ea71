export const legalPages = [
  "regulamin",
  "polityka-zwrotow",
  "polityka-prywatnosci",
  "informacje-o-wysylce",
  "ustawienia-cookies",
] as const;

export type LegalPage = (typeof legalPages)[number];

type StaticPage = {
  path: string;
  searchTitle?: string;
};

export const staticPages: readonly StaticPage[] = [
  { path: "/" },
  { path: "/blog", searchTitle: "Blog" },
  { path: "/o-nas", searchTitle: "O Nas" },
  { path: "/kontakt", searchTitle: "Kontakt" },
  ...legalPages.map((name) => ({ path: `/${name}` })),
  { path: "/odstapienie" },
  { path: "/status" },
];
