export const legalPages = [
  "regulamin",
  "polityka-zwrotow",
  "polityka-prywatnosci",
  "informacje-o-wysylce",
  "ustawienia-cookies",
] as const;

export type LegalPage = (typeof legalPages)[number];

export const staticPages: readonly { path: string; searchTitle?: string }[] = [
  { path: "/" },
  { path: "/blog", searchTitle: "Blog" },
  { path: "/o-nas", searchTitle: "O Nas" },
  { path: "/kontakt", searchTitle: "Kontakt" },
  ...legalPages.map((name) => ({ path: `/${name}` })),
  { path: "/odstapienie" },
  { path: "/status" },
];
