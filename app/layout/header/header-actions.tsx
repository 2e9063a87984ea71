import { useEffect } from "react";
import { countItems, formatItemCount } from "../../../shop/cart/cart.ts";
import { useCart } from "../../cart/cart-store.ts";
import { IconButton } from "../../ui/icon.tsx";
import { bindMenus } from "./header-menus.ts";
import { bindSearchShortcut } from "../search-dialog/search-shortcut.ts";

/** Search and cart buttons; also binds the menus beside them. */
export function HeaderActions() {
  useEffect(bindSearchShortcut, []);
  useEffect(() => bindMenus(document.querySelector<HTMLElement>(".header")!), []);
  return (
    <div className="header__tools">
      <SearchButton />
      <CartButton />
    </div>
  );
}

function SearchButton() {
  return (
    <IconButton
      icon="search"
      className="header__search"
      label="Szukaj"
      data-replay-click
      // @ts-expect-error invokers are younger than the type definitions
      commandfor="wyszukiwarka"
      command="show-modal"
    >
      <span>Szukaj</span>
    </IconButton>
  );
}

function CartButton() {
  const count = countItems(useCart());
  return (
    <IconButton
      icon="cart"
      className="header__cart"
      label={`Koszyk, ${formatItemCount(count)}`}
      data-replay-click
      // @ts-expect-error invokers are younger than the type definitions
      commandfor="koszyk"
      command="show-modal"
    >
      {count > 0 && <span className="header__count">{count > 99 ? "99+" : count}</span>}
    </IconButton>
  );
}
