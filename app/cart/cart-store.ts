import { storageKeys } from "../../shop.config.ts";
import { useSyncExternalStore } from "react";
import { emptyCart, type Cart } from "../../shop/cart/cart.ts";
import { parseStoredCart, serialiseCart } from "../../shop/cart/stored-cart.ts";
import { createBrowserStore } from "../storage.ts";

const store = createBrowserStore<Cart>({
  keys: [storageKeys.cart],
  parse: ([text]) => parseStoredCart(text ?? null),
  serialise: (cart) => [serialiseCart(cart)],
});

export const { read: readCart, change: changeCart, subscribe: subscribeToCart } = store;

/** Empty on the server and during hydration. */
export function useCart(): Cart {
  return useSyncExternalStore(store.subscribe, readCart, () => emptyCart);
}

export function useIsCartLoaded(): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => true,
    () => false,
  );
}
