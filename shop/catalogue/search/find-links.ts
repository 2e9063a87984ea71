import type { Dictionary } from "./dictionary.ts";
import type { SearchEntry } from "./fixed-list.ts";
import { guessTerm, type Query, type Term } from "./parse-query.ts";

const maxLinks = 4;

export function findLinks({ terms }: Query, dictionary: Dictionary): SearchEntry[] {
  return findPages(collectPaths(terms), dictionary);
}

/** Finds links with typo tolerance, for a query without other results. */
export function guessLinks({ terms }: Query, dictionary: Dictionary): SearchEntry[] {
  return findPages(collectPaths(terms.map((term) => guessTerm(term, dictionary))), dictionary);
}

function collectPaths(terms: readonly Term[]): string[] {
  // „Lalka dla dziewczynki" asks for a doll; only „dla dziewczynki" asks for ideas.
  const significantTerms = terms.filter(({ meaning }) => !meaning.isOccasion);
  return (significantTerms.length > 0 ? significantTerms : terms).flatMap(
    ({ categories, meaning }) => [
      ...categories.map((key) => `/kategoria/${key}`),
      ...meaning.pages,
    ],
  );
}

function findPages(paths: readonly string[], { pages }: Dictionary): SearchEntry[] {
  const found = [...new Set(paths)].map((path) => pages.get(path));
  return found.filter((page) => page !== undefined).slice(0, maxLinks);
}
