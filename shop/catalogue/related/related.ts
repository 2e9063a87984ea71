import type { Product } from "../product/product.ts";

export function findRelatedProducts(
  candidates: readonly Product[],
  product: Product,
  limit = 4,
): readonly Product[] {
  const nearest: { other: Product; distance: number }[] = [];
  for (const other of candidates) {
    if (other.id === product.id) continue;
    const distance = measureDistance(product, other);
    if (distance >= (nearest[limit - 1]?.distance ?? Infinity)) continue;
    const index = nearest.findLastIndex((found) => found.distance <= distance) + 1;
    nearest.splice(index, 0, { other, distance });
    nearest.length = Math.min(nearest.length, limit);
  }
  return nearest.map(({ other }) => other);
}

const defaultAgeMonths = 24;
const soldOutDistance = 1e6;

/** Age and price weigh equally, each as a ratio; sold-out products are farthest. */
function measureDistance(product: Product, other: Product): number {
  const age = compareRatio(
    (product.ageFrom ?? defaultAgeMonths) + 12,
    (other.ageFrom ?? defaultAgeMonths) + 12,
  );
  const price = compareRatio(product.price + 1, other.price + 1);
  return age + price + (other.stock === 0 ? soldOutDistance : 0);
}

function compareRatio(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}
