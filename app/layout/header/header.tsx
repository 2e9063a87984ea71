import type { ComponentProps } from "react";
import { brand, categories, seller } from "../../../shop.config.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { Island } from "../../islands/island.tsx";
import { Icon, IconButton } from "../../ui/icon.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { isCurrentPage } from "./header-menus.ts";
import { LogoMark } from "../logo-mark.tsx";

/** Sticky header. Its links and menus work without scripts. */
export function Header({ path }: { path: string }) {
  return (
    <header className="header">
      <div className="wrap header__row">
        <IconButton icon="menu" className="header__menu-button" label="Menu" popoverTarget="menu">
          <Icon name="close" />
        </IconButton>
        <a href="/" className="header__logo" aria-label={brand}>
          <LogoMark />
          <span>{brand}</span>
        </a>
        <Navigation path={path} />
        <PhoneLink />
        <Island component={HeaderActions} />
      </div>
    </header>
  );
}

function Navigation({ path }: { path: string }) {
  const link = { path, className: "header__link" };
  return (
    <nav className="header__nav" id="menu" popover="auto" aria-label="Menu główne">
      <PageLink href="/" {...link}>
        Strona główna
      </PageLink>
      <Categories path={path} />
      <PageLink href="/blog" {...link}>
        Blog
      </PageLink>
      <PageLink href="/o-nas" {...link}>
        O nas
      </PageLink>
    </nav>
  );
}

type PageLinkProps = ComponentProps<"a"> & { href: string; path: string };

function PageLink({ children, path, ...props }: PageLinkProps) {
  return (
    <a {...props} aria-current={isCurrentPage(props.href, path) ? "page" : undefined}>
      {children}
    </a>
  );
}

function PhoneLink() {
  return (
    <a
      className="header__phone"
      href={createTelUrl(seller.phone)}
      aria-label={`Zadzwoń: ${seller.phone}`}
    >
      <Icon name="phone" />
      <span>{seller.phone}</span>
    </a>
  );
}

/**
 * One list with two native disclosures. On wide screens the list itself is the popover. A popover
 * in the top layer cannot push down the links after it, so on small screens the button opens an
 * empty popover, and the style sheet shows the list while that is open.
 */
function Categories({ path }: { path: string }) {
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
        {categories.map(({ key, name, backdrop }) => (
          <li key={key}>
            <PageLink href={`/kategoria/${key}`} path={path} data-backdrop={backdrop}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
