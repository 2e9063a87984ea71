import type { Article } from "./article.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Product } from "./product.ts";
import type { Category } from "./shop-config.ts";

/** One line of the fixed list: every department, page and article that can be searched for. */
export type SearchEntry = { title: string; path: string; type: "Kategoria" | "Strona" | "Artykuł" };

/** Products are searched for from this many characters on. */
export const leastCharacters = 2;

const pages: readonly SearchEntry[] = [
  { title: "Blog", path: "/blog", type: "Strona" },
  { title: "O Nas", path: "/o-nas", type: "Strona" },
  { title: "Kontakt", path: "/kontakt", type: "Strona" },
];

export function searchEntries(
  categories: readonly Pick<Category, "key" | "name">[],
  articles: readonly Pick<Article, "slug" | "title">[],
): SearchEntry[] {
  return [
    ...categories.map(({ key, name }) => entry(name, `/kategoria/${key}`, "Kategoria")),
    ...pages,
    ...articles.map(({ slug, title }) => entry(title, `/blog/${slug}`, "Artykuł")),
  ];
}

function entry(title: string, path: string, type: SearchEntry["type"]): SearchEntry {
  return { title, path, type };
}

/** Title or type label contains the text; the space a phone adds after a word does not count. */
export function matchEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const text = query.trim().toLowerCase();
  return entries.filter(({ title, type }) =>
    [title, type].some((words) => words.toLowerCase().includes(text)),
  );
}

/** Lower case without diacritics and punctuation: `Żółw-olbrzym` → `zolw olbrzym`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]+/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Folded once. Each text begins with a space, so that a space marks the start of every word. */
type IndexedProduct = { product: Product; name: string; description: string };
export type SearchIndex = readonly IndexedProduct[];

const indexes = new WeakMap<Catalogue, SearchIndex>();

/** Built at the first search in this state of the catalogue, then kept as long as it is. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const kept = indexes.get(catalogue);
  if (kept) return kept;
  const index = catalogue.products.map((product) => {
    const name = ` ${foldText(product.name)}`;
    return { product, name, description: ` ${foldText(product.description ?? "")}` };
  });
  indexes.set(catalogue, index);
  return index;
}

/** Names that begin with the query, then words that do, then the rest; what is sold out comes last. */
export function searchProducts(index: SearchIndex, query: string, limit: number): Product[] {
  const phrase = foldText(query);
  if (phrase.length < leastCharacters) return [];
  const words = phrase.split(" ");
  const ranks: Product[][] = [[], [], []];
  for (const { product, name } of index) {
    const rank = rankName(name, phrase, words);
    if (rank !== undefined) ranks[rank]!.push(product);
  }
  const named = ranks.flatMap(availableFirst);
  if (named.length >= limit) return named.slice(0, limit);
  const known = new Set(named);
  const described = index
    .filter((indexed) => !known.has(indexed.product) && mentionsAll(indexed, words))
    .map(({ product }) => product);
  return [...named, ...availableFirst(described)].slice(0, limit);
}

function rankName(name: string, phrase: string, words: readonly string[]): number | undefined {
  if (name.startsWith(` ${phrase}`)) return 0;
  if (name.includes(` ${phrase}`)) return 1;
  return words.every((word) => name.includes(word)) ? 2 : undefined;
}

/** A description is long: there only the beginnings of words count. */
function mentionsAll({ name, description }: IndexedProduct, words: readonly string[]): boolean {
  return words.every((word) => name.includes(word) || description.includes(` ${word}`));
}

function availableFirst(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0));
}
