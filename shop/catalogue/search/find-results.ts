import type { Catalogue } from "../catalogue.ts";
import type { Product } from "../product.ts";
import type { Dictionary } from "./dictionary.ts";
import { findAgeLinks } from "./find-age-links.ts";
import { findLinks, guessLinks } from "./find-links.ts";
import type { SearchEntry } from "./fixed-list.ts";
import { parseQuery } from "./parse-query.ts";

export type SearchResults = { links: readonly SearchEntry[]; products: readonly Product[] };

export function findResults(
  catalogue: Catalogue,
  text: string,
  dictionary: Dictionary,
): SearchResults {
  const query = parseQuery(text, dictionary);
  const products = catalogue.search(query, dictionary);
  const links = [...findAgeLinks(catalogue, query, dictionary), ...findLinks(query, dictionary)];
  const isMiss = products.length + links.length === 0;
  return { products, links: isMiss ? guessLinks(query, dictionary) : links };
}
