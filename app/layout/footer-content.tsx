import { brand, categories, hours, seller, tagline } from "../../shop.config.ts";
import { formatAddress } from "../../shop/postal-address.ts";
import { Mark } from "./mark.tsx";

const shopLinks = [
  ["/#categories", "Kategorie"],
  ["/blog", "Blog"],
  ["/o-nas", "O nas"],
  ["/o-nas#nasza-misja", "Nasza misja"],
  ["/kontakt", "Kontakt"],
] as const;

const customerLinks = [
  ["/regulamin", "Regulamin"],
  ["/polityka-zwrotow", "Polityka zwrotów"],
  ["/polityka-prywatnosci", "Polityka prywatności"],
  ["/informacje-o-wysylce", "Informacje o wysyłce"],
  ["/ustawienia-cookies", "Ustawienia cookies"],
] as const;

export function FooterContent() {
  return (
    <div className="wrap footer__columns">
      <div className="footer__brand">
        <p className="footer__name">
          <Mark /> {brand}
        </p>
        <p>{tagline}</p>
      </div>
      <LinkColumn title="Sklep" links={shopLinks} />
      <LinkColumn
        title="Działy"
        links={categories.map(({ key, name }) => [`/kategoria/${key}`, name])}
      />
      <LinkColumn title="Dla klienta" links={customerLinks} />
      <SellerColumn />
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

function SellerColumn() {
  return (
    <div>
      <h2>Sprzedawca</h2>
      <address className="footer__seller">
        <span>{seller.name}</span>
        <span>{formatAddress(seller.address)}</span>
        <span>NIP {seller.nip}</span>
        <a href={`tel:${seller.phone.replaceAll(" ", "")}`}>{seller.phone}</a>
        <a href={`mailto:${seller.email}`}>{seller.email}</a>
        <span>
          {hours.weekdays} {hours.opens}–{hours.closes}
        </span>
        <span>{hours.weekend}</span>
      </address>
    </div>
  );
}
