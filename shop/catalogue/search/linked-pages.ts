import type { Article } from "../../text/article.ts";
import { legalPages, type LegalPage } from "../../text/static-pages.ts";
import type { Category } from "../../shop-config.ts";
import { createSearchEntries, type SearchEntry } from "./fixed-list.ts";

type LinkedPageSource = {
  categories: readonly Pick<Category, "key" | "name">[];
  articles: readonly Pick<Article, "slug" | "title">[];
  legal: (name: LegalPage) => { title: string };
};

export function listLinkedPages({ categories, articles, legal }: LinkedPageSource): SearchEntry[] {
  const help = (path: string, title: string): SearchEntry => ({ path, title, type: "Pomoc" });
  return [
    ...createSearchEntries(categories, articles),
    ...legalPages.map((name) => help(`/${name}`, legal(name).title)),
    help("/odstapienie", "Odstąp od umowy"),
  ];
}
