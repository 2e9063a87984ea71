import type { Grosze } from "../../price.ts";

/** What a reduced price must be shown with; `lowestPrice` of the 30 days before the cut. */
export type Reduction = { lowestPrice: Grosze; percent: number };

/** The percent is rounded down: it never promises more than the price keeps. */
export function createReduction(price: Grosze, lowestPrice: Grosze): Reduction | undefined {
  if (price >= lowestPrice) return undefined;
  return { lowestPrice, percent: Math.floor(((lowestPrice - price) * 100) / lowestPrice) };
}
