import { useSyncExternalStore } from "react";
import { emptyCart, type Cart } from "../../shop/cart/cart.ts";
import { cartStorageKey, parseCart, serialiseCart } from "../../shop/cart/stored-cart.ts";

/** The cart store. Local storage is the source of truth and synchronises the tabs. */
let cart: Cart = emptyCart;
let stored: string | null = null;
let loaded = false;
const listeners = new Set<() => void>();

/** Empty on the server and during hydration. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribe, readCart, () => emptyCart);
}

export function useIsCartLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Applies a change to the stored cart, so that tabs do not overwrite each other. */
export function changeCart(change: (cart: Cart) => Cart): void {
  loadCart();
  cart = change(cart);
  stored = serialiseCart(cart);
  try {
    localStorage.setItem(cartStorageKey, stored);
  } catch {
    // Storage may be full or blocked; the cart then lasts as long as the page.
  }
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", reload);
    addEventListener("pageshow", reload);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readCart(): Cart {
  if (!loaded) loadCart();
  return cart;
}

function reload(): void {
  loadCart();
  notifyListeners();
}

function loadCart(): void {
  const text = readStored();
  if (loaded && text === stored) return;
  loaded = true;
  stored = text;
  cart = parseCart(text);
}

/** Without storage the cart of this page is used. */
function readStored(): string | null {
  try {
    return localStorage.getItem(cartStorageKey);
  } catch {
    return stored;
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
