import type { Product } from "../product/product.ts";
import type { Dictionary } from "./dictionary.ts";
import { fuzzyMatches } from "./fuzzy-match.ts";
import { guessTerm, type Query, type Term } from "./parse-query.ts";
import type { ProductIndex } from "./product-index.ts";
import { rankProducts } from "./rank-products.ts";
import { points, rateDescription, rateFuzzy, rateName } from "./rate-word.ts";
import { findNearSounds, findSameSound, respellTerm } from "./respell-term.ts";
import { combineScores, scoreTerm, type Score } from "./score-term.ts";
import { findBaseStem } from "./stem.ts";

/**
 * Returns products that match all terms, best first. Only terms without an exact match tolerate
 * typos. Without a complete match, products with one term in name or category are returned.
 */
export function searchProducts(
  index: ProductIndex,
  query: Query,
  dictionary: Dictionary,
): readonly Product[] {
  const { age, code } = query;
  if (query.terms.length === 0 && !age) return [];
  const coded = findByCode(index.products, code);
  if (coded.length > 0) return coded;
  const source = { index, query, dictionary };
  const isKnown = (stem: string) => index.names.stems.has(stem);
  const matches = query.terms.map((each): Match => {
    const term = { ...each, stem: findBaseStem(each.stem, isKnown) };
    return { term, score: scoreTerm(index, term, rateName, rateDescription) };
  });
  const exact = rankMatches(source, matches);
  if (exact) return [...new Set([...exact, ...(findHeard(source, matches) ?? [])])];
  const guesses = matches.map((match) => (match.score.count > 0 ? match : guess(source, match)));
  const guessed = rankMatches(source, guesses) ?? findHeard(source, guesses);
  return guessed ?? rankMatches(source, guesses, "partial") ?? [];
}

type Source = { index: ProductIndex; query: Query; dictionary: Dictionary };

type Match = { term: Term; score: Score };

/** Undefined without a match, which is not the same as none for a child's age. */
function rankMatches(
  { index, query }: Source,
  matches: readonly Match[],
  kind: "complete" | "partial" = "complete",
): readonly Product[] | undefined {
  const scores = matches.map(({ score }) => score);
  const { totals, [kind]: found } = combineScores(index, scores);
  const terms = matches.map(({ term }) => term);
  return found.length > 0 ? rankProducts(index, { ...query, terms }, found, totals) : undefined;
}

/** A slip may be a word as well: `wierza` for `wieza`, where a description says „wierzy". */
function findHeard(source: Source, matches: readonly Match[]): readonly Product[] | undefined {
  const heard = matches.map((match) => {
    const isNamed = match.score.points.some((each) => each >= points.category);
    return (!isNamed && respell(source, match.term, findSameSound)) || match;
  });
  const isSame = heard.every((match, at) => match === matches[at]);
  return isSame ? undefined : rankMatches(source, heard);
}

/** What sounds like the term, else what is a typo away, else what nearly sounds like it. */
function guess(source: Source, match: Match): Match {
  const { term } = match;
  const { index, dictionary } = source;
  const heard = respell(source, term, findSameSound, rateDescription);
  if (heard) return heard;
  const alike = index.names.findWords((word) => fuzzyMatches(word, term.text));
  const guessed = guessTerm(term, dictionary);
  if (alike.length + guessed.meaning.synonyms.size + guessed.describes.length > 0) {
    const score = scoreTerm(index, guessed, rateFuzzy(alike));
    if (score.count > 0) return { term, score };
  }
  return respell(source, term, findNearSounds, rateDescription) ?? match;
}

function respell(
  { index, dictionary }: Source,
  term: Term,
  findStems: typeof findSameSound,
  descriptionRate?: typeof rateDescription,
): Match | undefined {
  const respelled = respellTerm(term, findStems, index.sounds, dictionary);
  if (!respelled) return undefined;
  const score = scoreTerm(index, respelled, rateName, descriptionRate);
  return score.count > 0 || !score.isRequired ? { term: respelled, score } : undefined;
}

function findByCode(products: readonly Product[], code: string): Product[] {
  const digits = code.replaceAll(/[\s-]/g, "");
  const isNamed = ({ ean, sku }: Product) =>
    ean === digits || (sku.length === code.length && sku.toLowerCase() === code);
  return products.filter((product) => isNamed(product) || product.variants?.some(isNamed));
}
