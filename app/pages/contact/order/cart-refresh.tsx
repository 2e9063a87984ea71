import { CartChanges } from "../../../cart/cart-changes.tsx";
import { useCartRefresh } from "../../../cart/use-cart-refresh.ts";

/** Brings the stored cart up to the catalogue once, as the drawer does, and shows what changed. */
export function CartRefresh() {
  return <CartChanges changes={useCartRefresh()} />;
}
