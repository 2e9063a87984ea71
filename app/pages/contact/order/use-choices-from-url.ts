import { useEffect } from "react";
import { changeCart } from "../../../cart/cart-store.ts";

/** Applies delivery and payment from the URL that the cart drawer opened. */
export function useChoicesFromUrl(): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    changeCart((cart) => ({
      ...cart,
      delivery: query.get("dostawa") ?? cart.delivery,
      payment: query.get("platnosc") ?? cart.payment,
    }));
  }, []);
}
