import type { Grosze } from "../../price.ts";
import type { PricePeriod } from "./price-period.ts";

/** What a reduced price must be shown with; `lowestPrice` of the 30 days before the cut. */
export type Reduction = { lowestPrice: Grosze; percent: number };

export function toPrices({ price, regularPrice, cut }: PricePeriod) {
  const reduction = cut && createReduction(price, cut.lowestPrice);
  return {
    price,
    ...(regularPrice !== undefined && { regularPrice }),
    ...(reduction && { reduction }),
  };
}

/** The percent is rounded down: it never promises more than the price keeps. */
export function createReduction(price: Grosze, lowestPrice: Grosze): Reduction | undefined {
  if (price >= lowestPrice) return undefined;
  return { lowestPrice, percent: Math.floor(((lowestPrice - price) * 100) / lowestPrice) };
}
