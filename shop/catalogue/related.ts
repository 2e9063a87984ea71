import type { Product } from "./product.ts";

/**
 * Toys of the same department that may please as well: nearest in age and price, those that can be
 * bought first.
 */
export function relatedProducts(
  department: readonly Product[],
  product: Product,
  most = 4,
): readonly Product[] {
  const nearest: { other: Product; distance: number }[] = [];
  for (const other of department) {
    if (other.id === product.id) continue;
    const distance = measureDistance(product, other);
    if (distance >= (nearest[most - 1]?.distance ?? Infinity)) continue;
    const place = nearest.findLastIndex((found) => found.distance <= distance) + 1;
    nearest.splice(place, 0, { other, distance });
    nearest.length = Math.min(nearest.length, most);
  }
  return nearest.map(({ other }) => other);
}

const monthsUnknown = 24;
const soldOut = 1e6;

/** Half of a child's age so far weighs as much as half of the price; what is sold out is farthest. */
function measureDistance(product: Product, other: Product): number {
  const age = ratio((product.ageFrom ?? monthsUnknown) + 12, (other.ageFrom ?? monthsUnknown) + 12);
  const price = ratio(product.price + 1, other.price + 1);
  return age + price + (other.stock === 0 ? soldOut : 0);
}

/** How many times one goes into the other, as a distance: 0 for equals. */
function ratio(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}
