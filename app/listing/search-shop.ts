import { categories } from "../../shop.config.ts";
import type { Shop } from "../../server/shop/shop.ts";
import { findResults } from "../../shop/catalogue/search/find-results.ts";
import {
  maxQueryLength,
  matchEntries,
  createSearchEntries,
} from "../../shop/catalogue/search/fixed-list.ts";

export function searchShop({ catalogue, content }: Shop, query: string) {
  const text = query.trim().slice(0, maxQueryLength);
  const entries = text ? matchEntries(createSearchEntries(categories, content.articles), text) : [];
  const listedPaths = new Set(entries.map(({ path }) => path));
  const { links, products } = findResults(catalogue(), text, content.dictionary);
  return { entries, links: links.filter(({ path }) => !listedPaths.has(path)), products };
}
