import type { Cart, CartLine } from "../../shop/cart/cart.ts";

/** A cart line, or a removed one that is still listed. */
export type CartRow = CartLine & { removed?: boolean };

/** Merges the cart's lines with the previous rows, keeping their order and the removed ones. */
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

/** Restores a removed line at its position, unless the product was added again. */
export function restoreLine(cart: Cart, rows: readonly CartRow[], row: CartRow): Cart {
  const { product, quantity } = row;
  if (cart.lines.some((line) => line.product.id === product.id)) return cart;
  const merged = mergeRows(rows, [...cart.lines, { product, quantity }]);
  return { ...cart, lines: merged.filter(({ removed }) => !removed) };
}
