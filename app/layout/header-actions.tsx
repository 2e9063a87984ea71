import { useEffect, type MouseEvent } from "react";
import { countItems, countLabel } from "../../shop/cart.ts";
import { useCart } from "../cart/cart-store.ts";
import { openDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { bindMenus } from "./header-menus.ts";
import { loadSearch } from "./search-dialog.tsx";

/** The buttons that open search and cart; the menus beside them are bound here as well. */
export function HeaderActions() {
  useEffect(() => bindMenus(document.querySelector<HTMLElement>(".header")!), []);
  return (
    <div className="header__tools">
      <SearchButton />
      <CartButton />
    </div>
  );
}

/** Its content begins to load when the pointer or the focus comes near. */
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
      onClick={openNamedDialog}
      onPointerEnter={loadSearch}
      onFocus={loadSearch}
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
      aria-label={`Koszyk, ${countLabel(count)}`}
      data-replay-click
      // @ts-expect-error invokers are younger than the type definitions
      commandfor="koszyk"
      command="show-modal"
      onClick={openNamedDialog}
    >
      <Icon name="cart" />
      {count > 0 && <span className="header__count">{count > 99 ? "99+" : count}</span>}
    </button>
  );
}

/** Here in place of the invoker, which some browsers do not know yet; before this code it works alone. */
function openNamedDialog(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  openDialog(event.currentTarget.getAttribute("commandfor")!);
}
