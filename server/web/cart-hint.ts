import { cartStorageKey } from "../../shop/cart/stored-cart.ts";

/**
 * Runs before the first paint of a page with a form that depends on the cart (`form--prerendered`): marks
 * <html> as having an empty or full cart, so that nothing moves when the scripts arrive.
 */
export const cartHint = `{let b="empty";try{if(JSON.parse(localStorage["${cartStorageKey}"]).lines.length)b="full"}catch{}document.documentElement.dataset.cart=b}`;
