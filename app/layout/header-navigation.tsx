import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { brand, categories, seller } from "../../shop.config.ts";
import { phoneAddress } from "../../shop/phone.ts";
import { Icon } from "../ui/icon.tsx";
import { isCurrentPage } from "./header-menus.ts";
import { Mark } from "./mark.tsx";

/** Drawn on the server and kept by the browser; see `header-menus.ts` for what it does there. */
export default function HeaderNavigation() {
  return (
    <>
      <button
        type="button"
        className="icon-button header__menu-button"
        aria-label="Menu"
        popoverTarget="menu"
      >
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      <a href="/" className="header__logo" aria-label={brand}>
        <Mark />
        <span>{brand}</span>
      </a>
      <nav className="header__nav" id="menu" popover="auto" aria-label="Menu główne">
        <PageLink href="/" className="header__link">
          Strona główna
        </PageLink>
        <Departments />
        <PageLink href="/blog" className="header__link">
          Blog
        </PageLink>
        <PageLink href="/o-nas" className="header__link">
          O nas
        </PageLink>
      </nav>
      <PhoneLink />
    </>
  );
}

/** Marked before the scripts come; afterwards `header-menus.ts` moves the mark. */
function PageLink({ children, ...props }: ComponentProps<"a"> & { href: string }) {
  const current = isCurrentPage(props.href, useLocation().pathname);
  return (
    <a {...props} aria-current={current ? "page" : undefined}>
      {children}
    </a>
  );
}

function PhoneLink() {
  return (
    <a
      className="header__phone"
      href={phoneAddress(seller.phone)}
      aria-label={`Zadzwoń: ${seller.phone}`}
    >
      <Icon name="phone" />
      <span>{seller.phone}</span>
    </a>
  );
}

/**
 * One list, two native disclosures. On wide screens the list itself is the popover. A popover in
 * the top layer cannot push the menu's other links down, so on small screens the button opens an
 * empty one beside the list, and the style sheet unfolds the list while that one is open.
 */
function Departments() {
  return (
    <div className="header__departments">
      <button type="button" className="header__link header__drop" popoverTarget="menu-kategorie">
        Kategorie
        <Icon name="chevron" />
      </button>
      <button type="button" className="header__link header__unfold" popoverTarget="menu-rozwin">
        Kategorie
        <Icon name="chevron" />
      </button>
      <span className="header__unfolded" id="menu-rozwin" popover="manual" />
      <ul className="header__list" id="menu-kategorie" popover="auto">
        {categories.map(({ key, name }) => (
          <li key={key}>
            <PageLink href={`/kategoria/${key}`} data-category={key}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
