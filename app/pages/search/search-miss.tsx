import { hours, seller } from "../../../shop.config.ts";
import type { SearchEntry } from "../../../shop/catalogue/search/fixed-list.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";

export function HelpByPhone() {
  return (
    <p className="search-page__call">
      Nie wiesz, jak to nazwać? Zadzwoń, pomożemy:{" "}
      <a href={createTelUrl(seller.phone)}>{seller.phone}</a>{" "}
      <span>
        ({hours.weekdays}, {hours.opens}–{hours.closes})
      </span>
    </p>
  );
}

type EntriesProps = { heading?: string; label: string; entries: readonly SearchEntry[] };

export function Entries({ heading, label, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <section className="search-page__entries" aria-label={label}>
      {heading && <h2>{heading}</h2>}
      <ul className="search-page__links">
        {entries.map(({ path, title, type }) => (
          <li key={path}>
            <a href={path}>{title}</a> {!heading && <span className="muted">{type}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
