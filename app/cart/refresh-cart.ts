import type { Cart, CartProduct } from "../../shop/cart/cart.ts";
import { describeChange, reconcileCart, type CartChange } from "../../shop/cart/reconcile-cart.ts";
import { runAfterPointerUp } from "../forms/run-after-pointer-up.ts";
import { changeCart, readCart } from "./cart-store.ts";
import type { DeliveryTimes } from "./delivery-times.ts";

const timeoutMs = 8000;

type CurrentData = { products: CartProduct[]; times: DeliveryTimes };

/** What changed, in sentences. */
export type CartRefresh = { changes: readonly string[]; times?: DeliveryTimes };

export async function refreshCart(
  unmounted: AbortSignal,
  onRefresh: (refresh: CartRefresh) => void,
): Promise<void> {
  const ids = readCart().lines.map(({ product }) => product.id);
  // The cart stays as it is on a failure: the server validates every order.
  const current = await fetchCurrentData(ids, unmounted).catch(() => undefined);
  if (!current) return;
  const { products, times } = current;
  runAfterPointerUp(() => onRefresh({ changes: reconcileStoredCart(products, ids), times }));
}

async function fetchCurrentData(ids: readonly string[], unmounted: AbortSignal) {
  const query = new URLSearchParams(ids.map((id) => ["id", id]));
  const signal = AbortSignal.any([unmounted, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(`/koszyk.json?${query}`, { signal });
  return response.ok ? ((await response.json()) as CurrentData) : undefined;
}

type Offer = {
  products: readonly CartProduct[];
  discount?: Cart["discount"];
  /** Of the order that was not placed. */
  fields: Readonly<Record<string, string>>;
};

/** Updates the stored cart to the offer that an order differed from, and returns what changed. */
export function applyOffer({ products, discount, fields }: Offer): string[] {
  const lines = JSON.parse(fields.lines ?? "[]") as { id: string }[];
  const changes = reconcileStoredCart(
    products,
    lines.map(({ id }) => id),
  );
  changeCart((cart) => ({ ...cart, discount }));
  return changes;
}

/**
 * Reconciles the stored cart with the given products and returns what changed.
 * @param ids requested products: others may have been added since and are left alone
 */
function reconcileStoredCart(products: readonly CartProduct[], ids: readonly string[]): string[] {
  let changes: CartChange[] = [];
  changeCart((cart) => {
    const stored = cart.lines.map(({ product }) => product);
    const reconciled = reconcileCart(cart, (id) =>
      (ids.includes(id) ? products : stored).find((product) => product.id === id),
    );
    changes = reconciled.changes;
    return reconciled.cart;
  });
  return changes.map(describeChange);
}
