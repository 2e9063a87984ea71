import type { Grosze } from "../../price.ts";

/**
 * Splits an amount in proportion to `weights`, to the grosz: the parts add up to it, and none
 * exceeds its weight while the amount does not exceed their sum.
 */
export function splitAmount(amount: Grosze, weights: readonly Grosze[]): Grosze[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.map((weight) => {
    const before = roundShare(amount, sum, total);
    sum += weight;
    return roundShare(amount, sum, total) - before;
  });
}

/** Rounds `amount × part ÷ whole` half up, exactly for any integers. */
export function roundShare(amount: Grosze, part: number, whole: number): Grosze {
  if (whole === 0) return 0;
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
