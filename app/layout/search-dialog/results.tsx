import { matchEntries } from "../../../shop/catalogue/search/fixed-list.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { pluralize } from "../../../shop/text/plural.ts";
import type { SearchDefaults } from "../../api/search.ts";
import { EntryList, ProductList, moveFocus } from "./result-lists.tsx";
import { useSearch, useSearchDefaults } from "./use-search.ts";

/** The fixed list, then other pages and products, as plain links. */
export function SearchResults({ query }: { query: string }) {
  const { defaults, failed } = useSearchDefaults();
  const search = useSearch(query);
  const entries = defaults ? matchEntries(defaults.entries, query) : [];
  const { links, products } = search;
  const count = entries.length + links.length + products.length;
  const isLoading = (!defaults && !failed) || search.isLoading;
  const hasFailed = failed || search.failed;
  const isMiss = !isLoading && !hasFailed && count === 0;
  return (
    <div className="search__results" aria-busy={isLoading}>
      <EntryList label="Kategorie, strony i artykuły" entries={entries} />
      <EntryList label="Pomocne strony" entries={links} />
      <ProductList label="Produkty" products={products} />
      {products.length > 0 && <AllResults query={query} count={search.count} />}
      <div role="status">
        {isLoading && count === 0 && <p className="search__note">Szukamy…</p>}
        {!isLoading && count > 0 && (
          <p className="visually-hidden">{pluralize(count, ["wynik", "wyniki", "wyników"])}</p>
        )}
        {isMiss && <p className="search__note">{`Nie znaleziono wyników dla "${query}"`}</p>}
        {hasFailed && !isLoading && (
          <p className="search__note">{failed ? defaultsFailed : searchFailed}</p>
        )}
      </div>
      {isMiss && defaults && <SearchSuggestions defaults={defaults} />}
    </div>
  );
}

function AllResults({ query, count }: { query: string; count: number }) {
  return (
    <a
      className="search__all"
      href={`/szukaj?${new URLSearchParams({ fraza: query.trim() })}`}
      onKeyDown={moveFocus}
    >
      Zobacz wszystkie wyniki ({count})
    </a>
  );
}

const defaultsFailed =
  "Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i otwórz ją ponownie.";
const searchFailed = "Nie udało się teraz przeszukać zabawek. Spróbuj ponownie za chwilę.";

function SearchSuggestions({ defaults }: { defaults: SearchDefaults }) {
  const { entries, featured, phone } = defaults;
  return (
    <>
      <p className="search__call">
        Nie wiesz, jak to nazwać? Zadzwoń, pomożemy:{" "}
        <a href={createTelUrl(phone)} onKeyDown={moveFocus}>
          {phone}
        </a>
      </p>
      <h3 className="search__heading">Zajrzyj do działów</h3>
      <EntryList label="Działy" entries={entries.filter(({ type }) => type === "Kategoria")} />
      <h3 className="search__heading">{featured.title}</h3>
      <ProductList label={featured.title} products={featured.products} />
    </>
  );
}
