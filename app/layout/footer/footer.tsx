import { brand, categories, hours, isLatawiec, seller, tagline } from "../../../shop.config.ts";
import { createMailtoUrl, createTelUrl } from "../../../shop/text/contact-urls.ts";
import { Icon } from "../../ui/icon.tsx";
import { LogoMark } from "../logo-mark.tsx";

const shopLinks = [
  ["/#categories", "Kategorie"],
  ["/blog", "Blog"],
  ["/o-nas", "O nas"],
  ["/o-nas#nasza-misja", "Nasza misja"],
  ["/kontakt", "Kontakt"],
] as const;

const customerLinks = [
  ["/informacje-o-wysylce", "Informacje o wysyłce"],
  ["/polityka-zwrotow", "Polityka zwrotów"],
  ["/odstapienie", "Odstąp od umowy tutaj"],
  ["/regulamin", "Regulamin"],
  ["/polityka-prywatnosci", "Polityka prywatności"],
  ["/ustawienia-cookies", "Ustawienia cookies"],
] as const;

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap footer__frame">
        <div className="footer__brand">
          <p className="footer__name">
            <LogoMark /> {brand}
          </p>
          <p className="footer__tagline">{tagline}</p>
          {isLatawiec && <FlyingString />}
        </div>
        <div className="footer__columns">
          <Contact />
          <LinkColumn
            title="Zabawki"
            links={categories.map(({ key, name }) => [`/kategoria/${key}`, name])}
          />
          <LinkColumn title="Sklep" links={shopLinks} />
          <LinkColumn title="Dla klienta" links={customerLinks} />
        </div>
        <Seller />
      </div>
    </footer>
  );
}

/** Decoration: the kite string crosses the footer's edge. */
function FlyingString() {
  return (
    <svg className="footer__string" viewBox="0 -28 560 124" aria-hidden="true">
      <path fill="none" d="M2 74C70 96 120 92 190 66S330 30 400 56s80 14 106-26" />
      <path className="footer__flag" d="M530-26 556 8 504 34 500-6z" />
      <path className="footer__flag footer__flag--lit" d="M530-26 504 34 500-6z" />
    </svg>
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

type LinkColumnProps = { title: string; links: readonly (readonly [string, string])[] };

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="footer__links">
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Seller() {
  const { name, nip, address } = seller;
  return (
    <address className="footer__seller">
      <span>{name}</span>
      <span>{address.street}</span>
      <span>
        <span className="whole">{address.postalCode}</span>&nbsp;{address.city}
      </span>
      <span>NIP&nbsp;{nip}</span>
    </address>
  );
}
