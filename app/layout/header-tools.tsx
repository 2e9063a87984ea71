import { seller } from "../../shop.config.ts";
import { countItems, countLabel } from "../../shop/cart.ts";
import { useCart } from "../cart/cart-store.ts";
import { openDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { loadSearch, searchDialogId } from "./search-dialog.tsx";

/** Its content begins to load when the pointer or the focus comes near. */
export function SearchButton() {
  return (
    <button
      type="button"
      className="icon-button header__search"
      aria-label="Szukaj"
      data-live
      // @ts-expect-error invokers are younger than the type definitions
      commandfor={searchDialogId}
      command="show-modal"
      onClick={() => openDialog(searchDialogId)}
      onPointerEnter={loadSearch}
      onFocus={loadSearch}
    >
      <Icon name="search" />
    </button>
  );
}

export function PhoneLink() {
  return (
    <a
      className="header__phone"
      href={`tel:${seller.phone.replaceAll(" ", "")}`}
      aria-label={`Telefon ${seller.phone}`}
    >
      <Icon name="phone" />
      <span>{seller.phone}</span>
    </a>
  );
}

export function CartButton() {
  const count = countItems(useCart());
  return (
    <button
      type="button"
      className="icon-button header__cart"
      aria-label={`Koszyk, ${countLabel(count)}`}
      data-live
      // @ts-expect-error invokers are younger than the type definitions
      commandfor="koszyk"
      command="show-modal"
      onClick={() => openDialog("koszyk")}
    >
      <Icon name="cart" />
      {count > 0 && <span className="header__count">{count > 99 ? "99+" : count}</span>}
    </button>
  );
}
