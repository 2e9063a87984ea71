import type { Cart, CartLine } from "../../shop/cart/cart.ts";

/** A line of the cart, or one that was removed and still has its place in the list. */
export type CartRow = CartLine & { removed?: boolean };

/** The lines of the cart in the order of the rows shown before, which keep what was removed. */
export function mergeRows(previous: readonly CartRow[], lines: readonly CartLine[]): CartRow[] {
  const current = new Map(lines.map((line) => [line.product.id, line]));
  const known = new Set(previous.map((row) => row.product.id));
  return [
    ...previous.flatMap((row) => current.get(row.product.id) ?? (row.removed ? [row] : [])),
    ...lines.filter((line) => !known.has(line.product.id)),
  ];
}

export function markRemoved(rows: readonly CartRow[], id: string): CartRow[] {
  return rows.map((row) => (row.product.id === id ? { ...row, removed: true } : row));
}

/** Puts a removed line back where it stood, unless the customer has added the product meanwhile. */
export function restoreLine(cart: Cart, rows: readonly CartRow[], row: CartRow): Cart {
  const { product, quantity } = row;
  if (cart.lines.some((line) => line.product.id === product.id)) return cart;
  const merged = mergeRows(rows, [...cart.lines, { product, quantity }]);
  return { ...cart, lines: merged.filter(({ removed }) => !removed) };
}
