export const articleCategories = [
  "Poradniki",
  "Rankingi",
  "Bezpieczeństwo",
  "Rozwój",
  "Gry",
  "Ekologia",
  "Edukacja",
  "Organizacja",
  "Prezenty",
] as const;

export type Article = {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  category: (typeof articleCategories)[number];
  image: string;
  imageAlt: string;
  html: string;
};

export function sortNewestFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted((one, other) => other.date.localeCompare(one.date));
}

export function findNextArticles(
  articles: readonly Article[],
  slug: string,
  count: number,
): Article[] {
  const index = articles.findIndex((article) => article.slug === slug);
  return [...articles.slice(index + 1), ...articles.slice(0, index)].slice(0, count);
}

const longDate = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "UTC" });

/** `2026-09-12` → `12 września 2026`. */
export function formatDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}
