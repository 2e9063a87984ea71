import { Link, NavLink } from "react-router";
import { categories, seller } from "../../shop.config.ts";
import { countItems, countLabel } from "../../shop/cart.ts";
import { useCart } from "../cart/cart-store.ts";
import { openDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Mark } from "./mark.tsx";

export function Header() {
  return (
    <header className="header">
      <div className="wrap header__row">
        <button
          type="button"
          className="icon-button header__menu-button"
          aria-label="Menu"
          popoverTarget="menu"
        >
          <Icon name="menu" />
        </button>
        <Link to="/" className="header__logo" aria-label="Latawiec">
          <Mark />
          <span>Latawiec</span>
        </Link>
        <nav className="header__nav" id="menu" popover="auto" aria-label="Menu główne">
          <Navigation />
        </nav>
        <div className="header__tools">
          <a className="header__phone" href={`tel:${seller.phone.replaceAll(" ", "")}`}>
            <Icon name="phone" />
            <span>{seller.phone}</span>
          </a>
          <CartButton />
        </div>
      </div>
    </header>
  );
}

function Navigation() {
  return (
    <>
      <NavLink to="/" end className="header__link">
        Strona główna
      </NavLink>
      <div className="header__categories">
        <button type="button" className="header__link" popoverTarget="categories">
          Kategorie
          <Icon name="chevron" />
        </button>
        <ul className="header__dropdown" id="categories" popover="auto">
          {categories.map(({ key, name }) => (
            <li key={key}>
              <NavLink to={`/kategoria/${key}`} prefetch="intent">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
      <NavLink to="/blog" className="header__link">
        Blog
      </NavLink>
      <NavLink to="/o-nas" className="header__link">
        O nas
      </NavLink>
    </>
  );
}

function CartButton() {
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
