import {
  brand,
  categories,
  guaranteeNotice,
  hours,
  seller,
  tagline,
} from "../../../shop.config.ts";
import { createMailtoUrl, createTelUrl } from "../../../shop/text/contact-urls.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LogoMark } from "../logo-mark.tsx";
import { PaymentsAndCarriers } from "./payments-and-carriers.tsx";

const shopLinks = [
  ["/#categories", "Kategorie"],
  ["/blog", "Blog"],
  ["/o-nas", "O nas"],
  ["/o-nas#nasza-misja", "Nasza misja"],
  ["/kontakt", "Kontakt"],
] as const;

const noticeLink = guaranteeNotice ? ([[guaranteeNotice, "Gwarancja prawna"]] as const) : [];

const customerLinks = [
  ["/status", "Status zamówienia"],
  ["/informacje-o-wysylce", "Informacje o wysyłce"],
  ["/polityka-zwrotow", "Polityka zwrotów"],
  ["/regulamin", "Regulamin"],
  ...noticeLink,
  ["/polityka-prywatnosci", "Polityka prywatności"],
  ["/ustawienia-cookies", "Ustawienia cookies"],
] as const;

/** On phones the groups of links are folded; the order page shows only what the law wants. */
export function Footer() {
  const categoryLinks = categories.map(({ key, name }) => [`/kategoria/${key}`, name] as const);
  return (
    <footer className="footer">
      <div className="wrap footer__frame">
        <div className="footer__brand footer__more">
          <p className="footer__name">
            <LogoMark /> {brand}
          </p>
          <p className="footer__tagline">{tagline}</p>
          <Drawing name="footer" className="footer__drawing" />
        </div>
        <div className="footer__columns">
          <Contact />
          <div className="footer__groups">
            <LinkGroup title="Zabawki" links={categoryLinks} isMore />
            <LinkGroup title="Sklep" links={shopLinks} isMore />
            <LinkGroup title="Dla klienta" links={customerLinks} />
          </div>
        </div>
        <PaymentsAndCarriers />
        <Seller />
      </div>
    </footer>
  );
}

type LinkGroupProps = {
  title: string;
  links: readonly (readonly [string, string])[];
  /** Left out on the order page. */
  isMore?: boolean;
};

/**
 * Native disclosure. The style sheet shows the links of a closed one where there is space; the
 * title is then a heading instead of its button.
 */
function LinkGroup({ title, links, isMore = false }: LinkGroupProps) {
  return (
    <nav aria-label={title} className={isMore ? "footer__more" : "footer__law"}>
      <h2 className="footer__title">{title}</h2>
      <details className="footer__group">
        <summary>{title}</summary>
        <ul className="footer__links">
          {links.map(([href, name]) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Contact() {
  return (
    <div className="footer__contact">
      <h2>Kontakt</h2>
      <a className="footer__phone" href={createTelUrl(seller.phone)}>
        <Icon name="phone" /> {seller.phone}
      </a>
      <a href={createMailtoUrl(seller.email)}>
        <Icon name="mail" /> {seller.email}
      </a>
      <p>
        <Icon name="clock" />
        <span>
          {hours.weekdays}: {hours.opens}–{hours.closes}
          <br />
          {hours.weekend}
        </span>
      </p>
    </div>
  );
}

function Seller() {
  const { name, nip, address } = seller;
  return (
    <div className="footer__seller">
      <address>
        <span>{name}</span>
        <span>{address.street}</span>
        <span>
          {address.postalCode} {address.city}
        </span>
        <span>NIP {nip}</span>
      </address>
      <a href="/odstapienie">Odstąp od umowy tutaj</a>
    </div>
  );
}
