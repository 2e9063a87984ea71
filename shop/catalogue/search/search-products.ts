import type { Product } from "../product/product.ts";
import type { Dictionary } from "./dictionary.ts";
import { guessTerm, type Query, type Term } from "./parse-query.ts";
import type { ProductIndex } from "./product-index.ts";
import { rankProducts } from "./rank-products.ts";
import { points, rateDescription, rateFuzzy, rateName } from "./rate-word.ts";
import { findBaseStem } from "./stem.ts";

/**
 * Returns products that match all terms, best first. Only terms without an exact match tolerate
 * typos. Without a complete match, products with one term in name or category are returned.
 */
export function searchProducts(
  index: ProductIndex,
  query: Query,
  dictionary: Dictionary,
): Product[] {
  const { age, code } = query;
  if (query.terms.length === 0 && !age) return [];
  const coded = findByCode(index.products, code);
  if (coded.length > 0) return coded;
  const { hasStem } = index.names;
  const terms = query.terms.map((term) => ({ ...term, stem: findBaseStem(term.stem, hasStem) }));
  const exactScores = terms.map((term) => scoreTerm(index, term, rateName, rateDescription));
  const exact = combineScores(index, exactScores);
  if (exact.complete.length > 0) return rankProducts(index, query, exact.complete, exact.totals);
  const fuzzyScores = exactScores.map((score, termIndex) =>
    score.count === 0
      ? scoreTerm(index, guessTerm(terms[termIndex]!, dictionary), rateFuzzy)
      : score,
  );
  const { complete, partial, totals } = combineScores(index, fuzzyScores);
  return rankProducts(index, query, complete.length > 0 ? complete : partial, totals);
}

function findByCode(products: readonly Product[], code: string): Product[] {
  const digits = code.replaceAll(/[\s-]/g, "");
  const isNamed = ({ ean, sku }: Product) =>
    ean === digits || (sku.length === code.length && sku.toLowerCase() === code);
  return products.filter((product) => isNamed(product) || product.variants?.some(isNamed));
}

type Score = {
  points: Uint8Array;
  count: number;
  isRequired: boolean;
  isSignificant: boolean;
};

function scoreTerm(
  { products, names, descriptions }: ProductIndex,
  term: Term,
  nameRate: typeof rateName,
  descriptionRate?: typeof rateDescription,
): Score {
  const scored = new Uint8Array(products.length);
  names.visit(nameRate(term, names), (position, rated, isFirst) => {
    scored[position] = Math.max(scored[position]!, isFirst ? rated + points.firstWord : rated);
  });
  if (term.describes.length > 0) {
    products.forEach(({ category }, position) => {
      if (term.describes.includes(category)) scored[position]! += points.category;
    });
  }
  if (descriptionRate && isDescription(term)) {
    const described = new Uint8Array(products.length);
    descriptions.visit(descriptionRate(term), (position, rated) => {
      if (rated > described[position]!) described[position] = rated;
    });
    for (let position = 0; position < scored.length; position++)
      scored[position]! += described[position]!;
  }
  let count = 0;
  for (const productPoints of scored) if (productPoints > 0) count++;
  const isSignificant = /[a-z]{3}/.test(term.text);
  return { points: scored, count, isRequired: !term.meaning.isOccasion, isSignificant };
}

/** A term that leads to a help page searches no descriptions: `zwrotny` is not `zwrot`. */
function isDescription({ meaning, describes }: Term): boolean {
  const leadsToHelpPage = meaning.pages.size > 0 && describes.length === 0;
  return !leadsToHelpPage && !meaning.isOccasion;
}

function combineScores({ products }: ProductIndex, scores: readonly Score[]) {
  const totals = new Uint16Array(products.length);
  const minCount = Math.min(...scores.map(({ count }) => count));
  const complete: number[] = [];
  const partial: number[] = [];
  for (let position = 0; position < products.length; position++) {
    let missing = 0;
    let best = 0;
    for (const { points: scored, count, isRequired, isSignificant } of scores) {
      const productPoints = scored[position]!;
      totals[position]! += productPoints;
      if (count === minCount && productPoints >= points.name.inside)
        totals[position]! += points.rarestTerm;
      if (isRequired && productPoints === 0) missing++;
      if (isRequired && isSignificant) best = Math.max(best, productPoints);
    }
    if (missing === 0) complete.push(position);
    else if (best >= points.category) partial.push(position);
  }
  return { complete, partial, totals };
}
