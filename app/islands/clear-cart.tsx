import { useEffect } from "react";
import { clearCart } from "../../shop/cart.ts";
import { changeCart } from "../cart/cart-store.ts";

/** Empties the cart of a customer who has paid. */
export function ClearCart() {
  useEffect(() => changeCart(clearCart), []);
  return null;
}
