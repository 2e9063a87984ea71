import { cartStorageKey } from "../../shop/cart/stored-cart.ts";

/**
 * Runs before the first paint of a form that guesses (`form--guess`): marks <html> with whether this
 * browser's cart is empty or full, so that the order page draws the right one of its two shapes and
 * nothing jumps when the scripts arrive. Without scripts there is no mark and no cart.
 */
export const cartHint = `{let b="empty";try{if(JSON.parse(localStorage["${cartStorageKey}"]).lines.length)b="full"}catch{}document.documentElement.dataset.basket=b}`;
