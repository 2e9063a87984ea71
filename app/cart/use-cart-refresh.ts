import { useEffect, useState } from "react";
import type { CartProduct } from "../../shop/cart/cart.ts";
import { reconcileCart, type CartChange } from "../../shop/cart/reconcile-cart.ts";
import { runAfterPointerUp } from "../forms/run-after-pointer-up.ts";
import { changeCart, readCart } from "./cart-store.ts";
import type { DeliveryTimes } from "./delivery-times.ts";

const timeoutMs = 8000;

type CurrentData = { products: CartProduct[]; times: DeliveryTimes };
type CartRefresh = { changes: readonly CartChange[]; times?: DeliveryTimes };

/** Fetches current prices, stock and days of delivery once, when the drawer or the order page opens. */
export function useCartRefresh(): CartRefresh {
  const [refresh, setRefresh] = useState<CartRefresh>({ changes: [] });
  useEffect(() => {
    const controller = new AbortController();
    const ids = readCart().lines.map(({ product }) => product.id);
    void fetchCurrentData(ids, controller.signal).then((current) => {
      if (!current) return;
      const { products, times } = current;
      runAfterPointerUp(() => setRefresh({ changes: reconcileStoredCart(products, ids), times }));
    });
    return () => controller.abort();
  }, []);
  return refresh;
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
async function fetchCurrentData(
  ids: readonly string[],
  unmounted: AbortSignal,
): Promise<CurrentData | undefined> {
  try {
    const query = new URLSearchParams(ids.map((id) => ["id", id]));
    const signal = AbortSignal.any([unmounted, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(`/koszyk.json?${query}`, { signal });
    return response.ok ? ((await response.json()) as CurrentData) : undefined;
  } catch {
    return undefined;
  }
}
