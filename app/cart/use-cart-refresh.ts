import { useEffect, useState } from "react";
import type { CartProduct } from "../../shop/cart/cart.ts";
import { reconcileCart, type CartChange } from "../../shop/cart/reconcile-cart.ts";
import { runAfterPointerUp } from "../forms/run-after-pointer-up.ts";
import { changeCart, readCart } from "./cart-store.ts";

const timeoutMs = 8000;

/** Fetches current prices and stock once, when the drawer or the order page opens. */
export function useCartRefresh(): readonly CartChange[] {
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const ids = readCart().lines.map(({ product }) => product.id);
    void fetchCurrentProducts(ids, controller.signal).then((products) => {
      if (products) runAfterPointerUp(() => setChanges(reconcileStoredCart(products, ids)));
    });
    return () => controller.abort();
  }, []);
  return changes;
}

/**
 * Reconciles the stored cart with the given products and returns the changes.
 * @param ids requested products: others may have been added since and are left alone
 */
export function reconcileStoredCart(
  products: readonly CartProduct[],
  ids: readonly string[],
): CartChange[] {
  let changes: CartChange[] = [];
  changeCart((cart) => {
    const stored = cart.lines.map(({ product }) => product);
    const reconciled = reconcileCart(cart, (id) =>
      (ids.includes(id) ? products : stored).find((product) => product.id === id),
    );
    changes = reconciled.changes;
    return reconciled.cart;
  });
  return changes;
}

/** Returns undefined on failure: the cart stays as it is, the server validates every order. */
async function fetchCurrentProducts(
  ids: readonly string[],
  unmounted: AbortSignal,
): Promise<CartProduct[] | undefined> {
  if (ids.length === 0) return undefined;
  try {
    const query = new URLSearchParams(ids.map((id) => ["id", id]));
    const signal = AbortSignal.any([unmounted, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(`/koszyk.json?${query}`, { signal });
    return response.ok
      ? ((await response.json()) as { products: CartProduct[] }).products
      : undefined;
  } catch {
    return undefined;
  }
}
