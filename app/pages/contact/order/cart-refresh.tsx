import { CartChanges } from "../../../cart/cart-changes.tsx";
import { useCartRefresh } from "../../../cart/use-cart-refresh.ts";

/** Reconciles the stored cart with the catalogue and shows the changes. */
export function CartRefresh() {
  return <CartChanges changes={useCartRefresh()} />;
}
