import type { SearchEntry } from "../../../shop/catalogue/search/fixed-list.ts";

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
