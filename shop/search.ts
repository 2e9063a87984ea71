import type { Article } from "./article.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Product } from "./product.ts";
import type { Category } from "./shop-config.ts";
import { startsAlmostWith } from "./typo.ts";
import { createWordIndex, type WordIndex, type WordTest } from "./word-index.ts";

/** One line of the fixed list: every department, page and article that can be searched for. */
export type SearchEntry = { title: string; path: string; type: "Kategoria" | "Strona" | "Artykuł" };

/** Products are searched for from this many characters on. */
export const leastCharacters = 2;

/** What is asked beyond this is not read. */
export const longestQuery = 100;

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

/** Names and descriptions by their words, folded once. */
type SearchIndex = {
  products: readonly Product[];
  /** Each begins with a space, so that a space marks the start of every word. */
  folded: readonly string[];
  names: WordIndex;
  descriptions: WordIndex;
};

const indexes = new WeakMap<Catalogue, SearchIndex>();

/** Built at the first search in this state of the catalogue, then kept as long as it is. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const kept = indexes.get(catalogue);
  if (kept) return kept;
  const { products } = catalogue;
  const names = products.map(({ name }) => foldText(name));
  const index = {
    products,
    folded: names.map((name) => ` ${name}`),
    names: createWordIndex(names),
    descriptions: createWordIndex(products.map(({ description = "" }) => foldText(description))),
  };
  indexes.set(catalogue, index);
  return index;
}

/**
 * Names that begin with the query, then words that do, then the rest, then descriptions; of each
 * what is sold out comes last. Only where no name has all the words, one typo a word is forgiven.
 */
export function searchProducts(index: SearchIndex, query: string): Product[] {
  const phrase = foldText(query);
  if (phrase.length < leastCharacters) return [];
  const words = [...new Set(phrase.split(" "))];
  const { named, described } = findAll(index, words, hasPart, startsWith);
  const found = [...rankNames(index, named, phrase), described];
  if (named.length === 0) {
    const guessed = findAll(index, words, resembles, resembles);
    found.push(guessed.named, guessed.described);
  }
  const places = new Set(found.flatMap((places) => availableFirst(index, places)));
  return [...places].map((place) => index.products[place]!);
}

const hasPart: WordTest = (word, asked) => word.includes(asked);
/** A description is long: there only the beginnings of words count. */
const startsWith: WordTest = (word, asked) => word.startsWith(asked);
const resembles: WordTest = (word, asked) =>
  word.startsWith(asked) || (asked.length >= leastForgiven && startsAlmostWith(word, asked));

/** Shorter words have too many neighbours. */
const leastForgiven = 4;

/** Places of the products that have every word in their name, and of those that need the description. */
function findAll(
  { products, names, descriptions }: SearchIndex,
  words: readonly string[],
  inName: WordTest,
  inDescription: WordTest,
) {
  const namesWith = new Uint8Array(products.length);
  const textsWith = new Uint8Array(products.length);
  for (const [before, asked] of words.slice(0, mostWords).entries()) {
    const noteText = (place: number) => {
      if (textsWith[place] === before) textsWith[place] = before + 1;
    };
    names.visit(asked, inName, (place) => {
      if (namesWith[place] === before) namesWith[place] = before + 1;
      noteText(place);
    });
    descriptions.visit(asked, inDescription, noteText);
  }
  const all = Math.min(words.length, mostWords);
  const named: number[] = [];
  const described: number[] = [];
  for (let place = 0; place < products.length; place++) {
    if (namesWith[place] === all) named.push(place);
    else if (textsWith[place] === all) described.push(place);
  }
  return { named, described };
}

/** Nobody looks for more; it bounds the work that one question can make. */
const mostWords = 12;

function rankNames({ folded }: SearchIndex, named: readonly number[], phrase: string): number[][] {
  const ranks: number[][] = [[], [], []];
  for (const place of named) {
    const at = folded[place]!.indexOf(` ${phrase}`);
    ranks[at === -1 ? 2 : Math.min(at, 1)]!.push(place);
  }
  return ranks;
}

function availableFirst({ products }: SearchIndex, places: readonly number[]): readonly number[] {
  const soldOut = (place: number) => products[place]!.stock === 0;
  return [...places.filter((place) => !soldOut(place)), ...places.filter(soldOut)];
}
