import { findAgeChoice, findChildAge, suitsAge, type ChildAge } from "../product/age.ts";
import type { Catalogue } from "../catalogue.ts";
import type { CategoryKey } from "../category.ts";
import type { Product } from "../product/product.ts";
import type { Dictionary } from "./dictionary.ts";
import type { SearchEntry } from "./fixed-list.ts";
import { findVariantByCode } from "../product/variants.ts";
import { guessTerm, parseQuery, type Query, type Term } from "./parse-query.ts";
import { interleave } from "../listing/interleave.ts";
import { parseListing } from "../listing/listing.ts";
import { filterProducts, sortAvailableFirst } from "../listing/product-listing.ts";
import { findSameSound, respellTerm } from "./respell-term.ts";
import { splitPrices } from "./split-prices.ts";

const maxLinks = 4;
const maxAgeLinks = 3;
const everything = parseListing(new URLSearchParams());

export type SearchResults = { links: readonly SearchEntry[]; products: readonly Product[] };

export function findResults(
  catalogue: Catalogue,
  text: string,
  dictionary: Dictionary,
): SearchResults {
  const { prices, rest } = splitPrices(text, dictionary);
  const query = parseQuery(rest, dictionary);
  const ranked = prices && !rest ? suggestAll(catalogue) : catalogue.search(query, dictionary);
  const found = filterProducts(ranked, { ...everything, ...prices });
  const products = found.map((product) => findVariantByCode(product, text) ?? product);
  const ageLinks = findAgeLinks(catalogue, query, dictionary);
  const links = [...ageLinks, ...findLinks(query.terms, dictionary)];
  if (products.length + links.length > 0) return { products, links };
  // Tolerates misspelt words in the links, too.
  const { sounds } = catalogue.searchIndex;
  const guessed = query.terms.map(
    (term) => respellTerm(term, findSameSound, sounds, dictionary) ?? guessTerm(term, dictionary),
  );
  return { products, links: findLinks(guessed, dictionary) };
}

function suggestAll({ products }: Catalogue): readonly Product[] {
  return sortAvailableFirst(interleave(products, ({ category }) => category));
}

function findAgeLinks(
  catalogue: Catalogue,
  { age, terms }: Query,
  dictionary: Dictionary,
): SearchEntry[] {
  if (!age) return [];
  const choice = findAgeChoice(age);
  const child = findChildAge(choice);
  const significantTerms = terms.filter(({ meaning }) => !meaning.isOccasion);
  const namedCategories = new Set(significantTerms.flatMap(({ categories }) => categories));
  if (significantTerms.length > 0 && namedCategories.size === 0) return [];
  const counted = dictionary.categories
    .filter(({ key }) => namedCategories.size === 0 || namedCategories.has(key))
    .map(({ key }) => ({ key, count: countProducts(catalogue, key, child) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return counted.slice(0, maxAgeLinks).map(({ key }) => {
    const path = `/kategoria/${key}`;
    const title = `${dictionary.pages.get(path)!.title}: ${child.label}`;
    return { title, path: `${path}?wiek=${choice}`, type: "Wiek" };
  });
}

function countProducts(catalogue: Catalogue, key: CategoryKey, child: ChildAge): number {
  return catalogue.inCategory(key).filter((product) => suitsAge(product, child)).length;
}

function findLinks(terms: readonly Term[], { pages }: Dictionary): SearchEntry[] {
  // „Lalka dla dziewczynki" asks for a doll; only „dla dziewczynki" asks for ideas.
  const significantTerms = terms.filter(({ meaning }) => !meaning.isOccasion);
  const paths = (significantTerms.length > 0 ? significantTerms : terms).flatMap(
    ({ categories, meaning }) => [
      ...categories.map((key) => `/kategoria/${key}`),
      ...meaning.pages,
    ],
  );
  const found = [...new Set(paths)].map((path) => pages.get(path));
  return found.filter((page) => page !== undefined).slice(0, maxLinks);
}
