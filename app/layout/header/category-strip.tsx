import { categories } from "../../../shop.config.ts";
import { PageLink } from "./page-link.tsx";

/**
 * The categories in the open, on wide screens. Outside the header, so that it scrolls away, and so
 * that its links and those of „Kategorie” are in different landmarks.
 */
export function CategoryStrip({ path }: { path: string }) {
  return (
    <nav className="category-strip" aria-label="Działy">
      <ul className="wrap category-strip__list">
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
        <li className="category-strip__contact">
          <PageLink href="/kontakt" path={path}>
            Kontakt
          </PageLink>
        </li>
      </ul>
    </nav>
  );
}
