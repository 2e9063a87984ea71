import { useEffect, useState } from "react";
import type { CartProduct } from "../../shop/cart/cart.ts";
import { reconcileCart, type CartChange } from "../../shop/cart/reconcile-cart.ts";
import { afterPointer } from "../forms/after-pointer.ts";
import { changeCart, readCart } from "./cart-store.ts";

const patienceMs = 8000;

/** Asks the shop once, when the drawer or the order page opens, what has changed meanwhile. */
export function useFreshCart(): readonly CartChange[] {
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const ids = readCart().lines.map(({ product }) => product.id);
    void askShop(ids, leaving.signal).then((products) => {
      if (products) afterPointer(() => setChanges(applyProducts(products, ids)));
    });
    return () => leaving.abort();
  }, []);
  return changes;
}

/**
 * Puts today's prices and stock into the cart and returns what that changed.
 * @param ids what was asked for: whatever was added meanwhile is not gone, it is unknown
 */
export function applyProducts(
  products: readonly CartProduct[],
  ids: readonly string[],
): CartChange[] {
  let changes: CartChange[] = [];
  changeCart((cart) => {
    const stored = cart.lines.map(({ product }) => product);
    const refreshed = reconcileCart(cart, (id) =>
      (ids.includes(id) ? products : stored).find((product) => product.id === id),
    );
    changes = refreshed.changes;
    return refreshed.cart;
  });
  return changes;
}

/** Without an answer the basket stays as it is; the server checks every order anyway. */
async function askShop(
  ids: readonly string[],
  leaving: AbortSignal,
): Promise<CartProduct[] | undefined> {
  if (ids.length === 0) return undefined;
  try {
    const query = new URLSearchParams(ids.map((id) => ["id", id]));
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)]);
    const response = await fetch(`/koszyk.json?${query}`, { signal });
    return response.ok
      ? ((await response.json()) as { products: CartProduct[] }).products
      : undefined;
  } catch {
    return undefined;
  }
}
