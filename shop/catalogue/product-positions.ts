import type { Product } from "./product/product.ts";

/** Of products by id, and of the product of each variant by the variant's id. */
export type Positions = ReadonlyMap<string, number>;

/** Returns the previous positions while only prices, stock and texts change. */
export function* indexPositions(
  products: readonly Product[],
  previous?: { products: readonly Product[]; positions: Positions },
): Generator<undefined, Positions> {
  if (previous && hasSameIds(products, previous.products)) return previous.positions;
  const positions = new Map<string, number>();
  for (const [position, { id, variants = [] }] of products.entries()) {
    positions.set(id, position);
    for (const variant of variants) positions.set(variant.id, position);
    yield;
  }
  return positions;
}

function hasSameIds(products: readonly Product[], before: readonly Product[]): boolean {
  if (products.length !== before.length) return false;
  return products.every((product, position) => {
    const other = before[position]!;
    if (product === other) return true;
    const { id, variants = [] } = product;
    const { variants: others = [] } = other;
    const isSame = id === other.id && variants.length === others.length;
    return isSame && variants.every((variant, index) => variant.id === others[index]!.id);
  });
}

export function findById(
  products: readonly Product[],
  positions: Positions,
  id: string,
): Product | undefined {
  const product = products[positions.get(id) ?? -1];
  return product?.id === id ? product : product?.variants?.find((variant) => variant.id === id);
}
