import type { ReactNode } from "react";
import { calculateProductsTotal, countItems, formatItemCount } from "../../../shop/cart/cart.ts";
import { formatPrice } from "../../../shop/price.ts";
import { useCart } from "../../cart/cart-store.ts";
import { createInvoker } from "../../ui/dialog/dialogs.ts";
import { IconButton } from "../../ui/icon.tsx";

/** Search and cart buttons with the phone link between them. */
export default function HeaderActions({ phone }: { phone: ReactNode }) {
  const cart = useCart();
  const count = countItems(cart);
  return (
    <div className="header__tools">
      <IconButton
        icon="search"
        className="header__search"
        label="Szukaj"
        {...createInvoker("wyszukiwarka")}
      >
        <span>Szukaj</span>
      </IconButton>
      {phone}
      <label className="header__cart-place">
        <IconButton
          icon="cart"
          className="header__cart"
          label={`Koszyk, ${formatItemCount(count)}`}
          aria-describedby={count > 0 ? "cart-sum" : undefined}
          {...createInvoker("koszyk")}
        >
          {count > 0 && <span className="header__count">{count}</span>}
        </IconButton>
        <span className="header__sum" id="cart-sum" aria-hidden="true">
          {count > 0 ? formatPrice(calculateProductsTotal(cart)) : "Koszyk"}
        </span>
      </label>
    </div>
  );
}
