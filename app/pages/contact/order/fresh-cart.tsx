import { CartChanges } from "../../../cart/cart-changes.tsx";
import { useFreshCart } from "../../../cart/use-cart-refresh.ts";

/** Brings the stored cart up to the catalogue once, as the drawer does, and shows what changed. */
export function FreshCart() {
  return <CartChanges changes={useFreshCart()} />;
}
