import type { Catalogue } from "../catalogue.ts";
import type { CategoryKey } from "../category.ts";
import { ageBands, ageLabels, isWithinBand, type AgeBand } from "../age.ts";
import type { Dictionary } from "./dictionary.ts";
import type { SearchEntry } from "./fixed-list.ts";
import type { Query } from "./parse-query.ts";

const maxLinks = 3;

/**
 * Links for a query with an age: the named categories, or those with the most products for this
 * age, with the age filter set.
 */
export function findAgeLinks(
  catalogue: Catalogue,
  { age, terms }: Query,
  dictionary: Dictionary,
): SearchEntry[] {
  if (!age) return [];
  const band = (Object.keys(ageBands) as AgeBand[]).find((name) => isWithinBand(age.from, name))!;
  const significantTerms = terms.filter(({ meaning }) => !meaning.isOccasion);
  const namedCategories = new Set(significantTerms.flatMap(({ categories }) => categories));
  if (significantTerms.length > 0 && namedCategories.size === 0) return [];
  const counted = dictionary.categories
    .filter(({ key }) => namedCategories.size === 0 || namedCategories.has(key))
    .map(({ key }) => ({ key, count: countProducts(catalogue, key, band) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return counted.slice(0, maxLinks).map(({ key }) => {
    const path = `/kategoria/${key}`;
    const title = `${dictionary.pages.get(path)!.title}: ${ageLabels[band]}`;
    return { title, path: `${path}?wiek=${band}`, type: "Wiek" };
  });
}

function countProducts(catalogue: Catalogue, key: CategoryKey, band: AgeBand): number {
  return catalogue
    .inCategory(key)
    .filter(({ ageFrom }) => ageFrom !== undefined && isWithinBand(ageFrom, band)).length;
}
