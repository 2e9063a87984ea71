import type { Product } from "../catalogue/product/product.ts";
import type { Grosze } from "../price.ts";

export type CartProduct = Pick<
  Product,
  "id" | "name" | "price" | "reduction" | "currency" | "stock"
> & {
  image?: string;
  /** It has come to have variants, of which one must be chosen. */
  isParent?: true;
};

export type CartLine = { product: CartProduct; quantity: number };

export type Cart = {
  lines: readonly CartLine[];
  delivery: string;
  payment: string;
  /** A code of the order and what it takes off these lines; 0 until the server said it. */
  discount?: { code: string; amount: Grosze } | undefined;
};

export const emptyCart: Cart = { lines: [], delivery: "kurier", payment: "przelew" };

export function addToCart(cart: Cart, product: CartProduct, quantity = 1): Cart {
  const line = cart.lines.find((other) => other.product.id === product.id);
  const added = clampLine(product, (line?.quantity ?? 0) + quantity);
  if (!line) return withLines(cart, [...cart.lines, ...added]);
  return withLines(
    cart,
    cart.lines.flatMap((other) => (other === line ? added : [other])),
  );
}

export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  return withLines(
    cart,
    cart.lines.flatMap((line) =>
      line.product.id === id ? clampLine(line.product, quantity) : [line],
    ),
  );
}

export function removeLine(cart: Cart, id: string): Cart {
  return setQuantity(cart, id, 0);
}

export function clearCart(cart: Cart): Cart {
  return { ...cart, lines: [], discount: undefined };
}

export function countItems(cart: Pick<Cart, "lines">): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function calculateProductsTotal(cart: Pick<Cart, "lines">): Grosze {
  return cart.lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0);
}

/** `produkt: 1`, `produkty: 5`: the specification has only these two forms. */
export function formatItemCount(count: number): string {
  return `${count === 1 ? "produkt" : "produkty"}: ${count}`;
}

function clampLine(product: CartProduct, quantity: number): CartLine[] {
  const clamped = Math.min(Math.floor(quantity), product.stock);
  return clamped > 0 ? [{ product, quantity: clamped }] : [];
}

export function withLines(cart: Cart, lines: readonly CartLine[]): Cart {
  const { discount } = cart;
  return { ...cart, lines, discount: discount && { ...discount, amount: 0 } };
}
