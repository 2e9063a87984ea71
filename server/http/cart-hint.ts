import { cartStorageKey } from "../../shop/stored-cart.ts";

/**
 * Runs before the first paint of a form that guesses (`form--guess`): says on <html> whether this
 * browser's cart is empty, so that the order page draws the right one of its two shapes and
 * nothing jumps when the scripts arrive.
 */
export const cartHint = `try{if(!JSON.parse(localStorage["${cartStorageKey}"]).lines.length)throw 0}catch{document.documentElement.dataset.basket="empty"}`;
