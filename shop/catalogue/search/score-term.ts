import type { Term } from "./parse-query.ts";
import type { ProductIndex } from "./product-index.ts";
import { points, type rateDescription, type rateName } from "./rate-word.ts";

export type Score = {
  points: Uint8Array;
  count: number;
  isRequired: boolean;
  isSignificant: boolean;
};

export function scoreTerm(
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

export function combineScores({ products }: ProductIndex, scores: readonly Score[]) {
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
