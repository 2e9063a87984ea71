import { CartChanges } from "../../cart/cart-changes.tsx";
import { useFreshCart } from "../../cart/refresh.ts";

/** Brings the stored cart up to the catalogue once, as the drawer does, and shows what changed. */
export default function FreshCart() {
  return <CartChanges changes={useFreshCart()} />;
}
