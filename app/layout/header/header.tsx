import { brand, categories, hours, seller } from "../../../shop.config.ts";
import { productPicture } from "../../../shop/catalogue/product/picture.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { Island } from "../../islands/island.tsx";
import { Icon, IconButton } from "../../ui/icon.tsx";
import { ScenePicture } from "../../ui/picture/scene-picture.tsx";
import { CategoryStrip } from "./category-strip.tsx";
import HeaderActions from "./header-actions.tsx";
import { PageLink } from "./page-link.tsx";
import { LogoMark } from "../logo-mark.tsx";

/** Characters of a name that stands in one line beside the rest. */
const longName = 16;

/** Sticky header, and under it the categories of wide screens. Works without scripts. */
export function Header({ path }: { path: string }) {
  return (
    <>
      <header className="header">
        <div className="wrap header__row">
          <IconButton icon="menu" className="header__menu-button" label="Menu" popoverTarget="menu">
            <Icon name="close" />
          </IconButton>
          <a
            href="/"
            className="header__logo"
            aria-label={brand}
            data-long={brand.length > longName || undefined}
          >
            <LogoMark />
            <span>{brand}</span>
          </a>
          <a href="/zabawki" className="header__link header__back" aria-label="Wróć do zakupów">
            <Icon name="left" />
            Wróć<span> do zakupów</span>
          </a>
          <Navigation path={path} />
          <a className="header__search-link" href="/szukaj">
            <Icon name="search" />
            Szukaj
          </a>
          <Island component={HeaderActions} phone={<PhoneLink />} />
        </div>
      </header>
      <CategoryStrip path={path} />
    </>
  );
}

/** Where the menu is folded, the categories come first, so „Strona główna” has two places. */
function Navigation({ path }: { path: string }) {
  const link = { path, className: "header__link" };
  return (
    <nav className="header__nav" id="menu" popover="auto" aria-label="Menu główne">
      <PageLink href="/" path={path} className="header__link header__link--wide">
        Strona główna
      </PageLink>
      <Categories path={path} />
      <div className="header__pages">
        <PageLink href="/" path={path} className="header__link header__link--narrow">
          Strona główna
        </PageLink>
        <PageLink href="/blog" {...link}>
          Blog
        </PageLink>
        <PageLink href="/o-nas" {...link}>
          O nas
        </PageLink>
        <PageLink href="/kontakt" path={path} className="header__link header__link--narrow">
          Kontakt
        </PageLink>
      </div>
      <a className="header__call" href={createTelUrl(seller.phone)}>
        <Icon name="phone" />
        <strong>{seller.phone}</strong>
        <span>
          {hours.weekdays} {hours.opens}–{hours.closes}
        </span>
      </a>
    </nav>
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
 * One list with two native disclosures. On wide screens the list itself is the popover. In the
 * small screens' menu the names are always shown; there the button opens an empty popover, and the
 * style sheet shows the pictures while that is open.
 */
function Categories({ path }: { path: string }) {
  return (
    <div className="header__categories">
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
              <ScenePicture
                base={`/pictures/scenes/tile-${key}`}
                alt=""
                shape={productPicture}
                sizes="(min-width: 1024px) 200px, 44vw"
              />
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink href="/zabawki" path={path} className="header__link header__link--narrow">
        Wszystkie zabawki
      </PageLink>
    </div>
  );
}
