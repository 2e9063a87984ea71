import { useEffect, useState } from "react";
import type { CartProduct } from "../../shop/cart.ts";
import { refreshCart, type CartChange } from "../../shop/refresh-cart.ts";
import { changeCart, readCart } from "./cart-store.ts";

const patienceMs = 8000;

/** Asks the shop once, when the drawer or the order page opens, what has changed meanwhile. */
export function useFreshCart(): readonly CartChange[] {
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void askShop(leaving.signal).then((products) => {
      if (products) setChanges(applyProducts(products));
    });
    return () => leaving.abort();
  }, []);
  return changes;
}

/** Puts today's prices and stock into the basket and returns what that changed. */
export function applyProducts(products: readonly CartProduct[]): CartChange[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  let changes: CartChange[] = [];
  changeCart((cart) => {
    const refreshed = refreshCart(cart, (id) => byId.get(id));
    changes = refreshed.changes;
    return refreshed.cart;
  });
  return changes;
}

/** Without an answer the basket stays as it is; the server checks every order anyway. */
async function askShop(leaving: AbortSignal): Promise<CartProduct[] | undefined> {
  const ids = readCart().lines.map((line) => line.product.id);
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
