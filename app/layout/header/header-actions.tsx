import { useEffect } from "react";
import { countItems, formatItemCount } from "../../../shop/cart/cart.ts";
import { useCart } from "../../cart/cart-store.ts";
import { createInvoker } from "../../ui/dialog/dialogs.ts";
import { IconButton } from "../../ui/icon.tsx";
import { bindMenus } from "./header-menus.ts";
import { bindSearchShortcut } from "../search-dialog/search-shortcut.ts";

/** Search and cart buttons; also binds the menus beside them. */
export function HeaderActions() {
  const count = countItems(useCart());
  useEffect(bindSearchShortcut, []);
  useEffect(() => bindMenus(document.querySelector<HTMLElement>(".header")!), []);
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
      <IconButton
        icon="cart"
        className="header__cart"
        label={`Koszyk, ${formatItemCount(count)}`}
        {...createInvoker("koszyk")}
      >
        {count > 0 && <span className="header__count">{count > 99 ? "99+" : count}</span>}
      </IconButton>
    </div>
  );
}
