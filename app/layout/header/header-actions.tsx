import { useEffect } from "react";
import { countItems, formatItemCount } from "../../../shop/cart/cart.ts";
import { useCart } from "../../cart/cart-store.ts";
import { Icon } from "../../ui/icon.tsx";
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
    <button
      type="button"
      className="icon-button header__search"
      aria-label="Szukaj"
      data-replay-click
      // @ts-expect-error invokers are younger than the type definitions
      commandfor="wyszukiwarka"
      command="show-modal"
    >
      <Icon name="search" />
      <span>Szukaj</span>
    </button>
  );
}

function CartButton() {
  const count = countItems(useCart());
  return (
    <button
      type="button"
      className="icon-button header__cart"
      aria-label={`Koszyk, ${formatItemCount(count)}`}
      data-replay-click
      // @ts-expect-error invokers are younger than the type definitions
      commandfor="koszyk"
      command="show-modal"
    >
      <Icon name="cart" />
      {count > 0 && <span className="header__count">{count > 99 ? "99+" : count}</span>}
    </button>
  );
}
