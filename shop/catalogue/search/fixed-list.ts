import type { Article } from "../../text/article.ts";
import type { Category } from "../../shop-config.ts";

/** A page in the search results; the fixed list has categories, pages and articles. */
export type SearchEntry = {
  title: string;
  path: string;
  type: "Kategoria" | "Strona" | "Artykuł" | "Pomoc" | "Wiek";
};

export const minQueryLength = 2;

export const maxQueryLength = 100;

const pages: readonly SearchEntry[] = [
  { title: "Blog", path: "/blog", type: "Strona" },
  { title: "O Nas", path: "/o-nas", type: "Strona" },
  { title: "Kontakt", path: "/kontakt", type: "Strona" },
];

export function createSearchEntries(
  categories: readonly Pick<Category, "key" | "name">[],
  articles: readonly Pick<Article, "slug" | "title">[],
): SearchEntry[] {
  return [
    ...categories.map(({ key, name }) => createEntry(name, `/kategoria/${key}`, "Kategoria")),
    ...pages,
    ...articles.map(({ slug, title }) => createEntry(title, `/blog/${slug}`, "Artykuł")),
  ];
}

function createEntry(title: string, path: string, type: SearchEntry["type"]): SearchEntry {
  return { title, path, type };
}

/** Matches title or type label, ignoring the trailing space that phones add. */
export function matchEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const text = query.trim().toLowerCase();
  return entries.filter(({ title, type }) =>
    [title, type].some((words) => words.toLowerCase().includes(text)),
  );
}
