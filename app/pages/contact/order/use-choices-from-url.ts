import { useEffect } from "react";
import { changeCart } from "../../../cart/cart-store.ts";

/** What the drawer handed over in the URL is chosen on the order page, and can be changed there. */
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
