import type { Product } from "../product.ts";
import type { Dictionary } from "./dictionary.ts";
import { guessTerm, parseQuery, type Term } from "./parse-query.ts";
import type { ProductIndex } from "./product-index.ts";
import { rankProducts } from "./rank-products.ts";
import { points, rateDescription, rateFuzzy, rateName } from "./rate-word.ts";

/**
 * Products that match every term, the best first. Typos are forgiven only to terms that nothing
 * matches as typed. Where no product matches all terms, those follow whose name or category has one.
 */
export function searchProducts(
  index: ProductIndex,
  text: string,
  dictionary: Dictionary,
): Product[] {
  const query = parseQuery(text, dictionary);
  const { terms, age } = query;
  if (terms.length === 0 && !age) return [];
  const asTyped = terms.map((term) => scoreTerm(index, term, rateName, rateDescription));
  const exact = combine(index, asTyped);
  if (exact.all.length > 0) return rankProducts(index, query, exact.all, exact.totals);
  const forgiving = asTyped.map((score, at) =>
    score.count === 0 ? scoreTerm(index, guessTerm(terms[at]!, dictionary), rateFuzzy) : score,
  );
  const { all, some, totals } = combine(index, forgiving);
  return rankProducts(index, query, all.length > 0 ? all : some, totals);
}

type Score = {
  /** Of each product, by its place. */
  points: Uint8Array;
  /** How many products have it. */
  count: number;
  /** Whether a product without it is no result. */
  isRequired: boolean;
  /** Whether it says something by itself; a size does not. */
  isTelling: boolean;
};

function scoreTerm(
  { products, names, descriptions }: ProductIndex,
  term: Term,
  nameRate: typeof rateName,
  descriptionRate?: typeof rateDescription,
): Score {
  const scored = new Uint8Array(products.length);
  const { isOccasion, pages } = term.meaning;
  const helps = pages.size > 0 && term.describes.length === 0;
  names.visit(nameRate(term, names), (place, rated, isFirst) => {
    scored[place] = Math.max(scored[place]!, isFirst ? rated + points.firstWord : rated);
  });
  if (term.describes.length > 0) {
    products.forEach(({ category }, place) => {
      if (term.describes.includes(category)) scored[place]! += points.category;
    });
  }
  // What leads to a help page is no description: `zwrotny` does not answer `zwrot`.
  if (descriptionRate && !helps && !isOccasion) {
    const described = new Uint8Array(products.length);
    descriptions.visit(descriptionRate(term, descriptions), (place, rated) => {
      if (rated > described[place]!) described[place] = rated;
    });
    for (let place = 0; place < scored.length; place++) scored[place]! += described[place]!;
  }
  let count = 0;
  for (const own of scored) if (own > 0) count++;
  const isTelling = /[a-z]{3}/.test(term.text);
  return { points: scored, count, isRequired: !isOccasion, isTelling };
}

/** Places of the products that have all that is required, and of those that have a part in name or category. */
function combine({ products }: ProductIndex, scores: readonly Score[]) {
  const totals = new Uint16Array(products.length);
  const fewest = Math.min(...scores.map(({ count }) => count));
  const all: number[] = [];
  const some: number[] = [];
  for (let place = 0; place < products.length; place++) {
    let missing = 0;
    let best = 0;
    for (const { points: scored, count, isRequired, isTelling } of scores) {
      const own = scored[place]!;
      totals[place]! += own;
      if (count === fewest && own >= points.name.inside) totals[place]! += points.rarestTerm;
      if (isRequired && own === 0) missing++;
      if (isRequired && isTelling) best = Math.max(best, own);
    }
    if (missing === 0) all.push(place);
    else if (best >= points.category) some.push(place);
  }
  return { all, some, totals };
}
