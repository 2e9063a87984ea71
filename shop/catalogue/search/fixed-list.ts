import type { Article } from "../../text/article.ts";
import { legalPages, staticPages, type LegalPage } from "../../text/static-pages.ts";
import type { Category } from "../../shop-config.ts";

export type SearchEntry = {
  title: string;
  path: string;
  type: "Kategoria" | "Strona" | "Artykuł" | "Pomoc" | "Wiek";
};

export const minQueryLength = 2;

export const maxQueryLength = 100;

export function createSearchEntries(
  categories: readonly Pick<Category, "key" | "name">[],
  articles: readonly Pick<Article, "slug" | "title">[],
): SearchEntry[] {
  return [
    ...categories.map(({ key, name }) => createEntry(name, `/kategoria/${key}`, "Kategoria")),
    ...staticPages.flatMap(({ path, searchTitle }) =>
      searchTitle ? [createEntry(searchTitle, path, "Strona")] : [],
    ),
    ...articles.map(({ slug, title }) => createEntry(title, `/blog/${slug}`, "Artykuł")),
  ];
}

type LinkedPageSource = {
  categories: readonly Pick<Category, "key" | "name">[];
  articles: readonly Pick<Article, "slug" | "title">[];
  legal: (name: LegalPage) => {
    title: string;
    headings: readonly { id: string; text: string }[];
  };
};

export function listLinkedPages({ categories, articles, legal }: LinkedPageSource): SearchEntry[] {
  return [
    ...createSearchEntries(categories, articles),
    ...legalPages.flatMap((name) => {
      const { title, headings } = legal(name);
      return [
        createEntry(title, `/${name}`, "Pomoc"),
        ...headings.map(({ id, text }) => createEntry(text, `/${name}#${id}`, "Pomoc")),
      ];
    }),
    createEntry("Odstąp od umowy", "/odstapienie", "Pomoc"),
    createEntry("Status zamówienia", "/status", "Pomoc"),
  ];
}

function createEntry(title: string, path: string, type: SearchEntry["type"]): SearchEntry {
  return { title, path, type };
}

export function matchEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const text = query.trim().toLowerCase();
  return entries.filter(({ title, type }) =>
    [title, type].some((words) => words.toLowerCase().includes(text)),
  );
}
