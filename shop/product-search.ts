import type { Product } from "./product.ts";
import { leastCharacters } from "./search.ts";
import { startsAlmostWith } from "./typo.ts";
import { indexWords, type WordIndex, type WordTest } from "./word-index.ts";

/** Names and descriptions by their words, folded once. */
export type SearchIndex = {
  products: readonly Product[];
  /** Each begins with a space, so that a space marks the start of every word. */
  folded: readonly string[];
  names: WordIndex;
  descriptions: WordIndex;
};

/**
 * Made in small steps, so that the caller can let others have their turn. Of the index before it
 * takes over what is still written the same.
 */
export function* indexProducts(
  products: readonly Product[],
  before?: SearchIndex,
): Generator<undefined, SearchIndex> {
  const places = new Map<string, number>();
  for (const [place, { id }] of before?.products.entries() ?? []) {
    places.set(id, place);
    yield;
  }
  const placeBefore = (part: "name" | "description") => (place: number) => {
    const old = places.get(products[place]!.id);
    const same = old !== undefined && before?.products[old]![part] === products[place]![part];
    return same ? old : undefined;
  };
  const nameBefore = placeBefore("name");
  const folded: string[] = [];
  for (const [place, { name }] of products.entries()) {
    const old = nameBefore(place);
    folded.push(old === undefined ? ` ${foldText(name)}` : before!.folded[old]!);
    yield;
  }
  const names = yield* indexWords({
    count: products.length,
    textAt: (place) => folded[place]!.slice(1),
    placeBefore: nameBefore,
    before: before?.names,
  });
  const descriptions = yield* indexWords({
    count: products.length,
    textAt: (place) => foldText(products[place]!.description ?? ""),
    placeBefore: placeBefore("description"),
    before: before?.descriptions,
  });
  return { products, folded, names, descriptions };
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
