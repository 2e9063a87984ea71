import { categories, seller } from "../../../shop.config.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "./page-link.tsx";

/**
 * The departments in the open, on wide screens. Outside the header, so that it scrolls away, and so
 * that its links and those of „Kategorie” are in different landmarks.
 */
export function DepartmentStrip({ path }: { path: string }) {
  return (
    <nav className="departments" aria-label="Działy">
      <ul className="wrap departments__list">
        {categories.map(({ key, name, backdrop }) => (
          <li key={key}>
            <PageLink href={`/kategoria/${key}`} path={path} data-backdrop={backdrop}>
              {name}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink href="/zabawki" path={path}>
            Wszystkie zabawki
          </PageLink>
        </li>
        <li className="departments__contact">
          <PageLink href="/kontakt" path={path}>
            Kontakt
          </PageLink>
        </li>
        <li>
          <a href={createTelUrl(seller.phone)}>
            <Icon name="phone" />
            {seller.phone}
          </a>
        </li>
      </ul>
    </nav>
  );
}
