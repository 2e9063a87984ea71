import type { Dictionary } from "./dictionary.ts";
import { extractPrices, type Prices } from "./extract-prices.ts";
import { parseQuery } from "./parse-query.ts";
import { listSignificantWords } from "./stop-words.ts";

export type PricedQuery = {
  prices?: Prices;
  /** The other words as typed; empty where they say nothing: „coś do 50 zł". */
  rest: string;
};

/** Splits a search into prices and words. */
export function splitPrices(text: string, dictionary: Dictionary): PricedQuery {
  const found = extractPrices(text);
  if (!found) return { rest: text };
  const { prices, isDoubtful } = found;
  const { terms, age } = parseQuery(found.rest, dictionary);
  const saysNothing = !age && listSignificantWords(found.rest).length === 0;
  if (isDoubtful && !saysNothing && terms.some(({ meaning }) => !meaning.isOccasion))
    return { rest: text };
  return { prices, rest: saysNothing ? "" : found.rest };
}
