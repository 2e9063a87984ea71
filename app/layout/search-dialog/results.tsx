import type { SearchEntry } from "../../../shop/catalogue/search/fixed-list.ts";
import type { SearchAnswer, SearchList } from "./use-search.ts";
import { EntryList, ProductList } from "./result-lists.tsx";
import { SearchSuggestions } from "./suggestions.tsx";
import { walkResults } from "./arrow-keys.ts";

type SearchResultsProps = {
  query: string;
  entries: readonly SearchEntry[];
  list: SearchList | undefined;
  /** Whether the fixed list is here at all. */
  listState: "waiting" | "here" | "failed";
  answer: SearchAnswer;
};

/** The fixed list first, other pages and products below it. Plain links: `client-links.ts` follows them. */
export function SearchResults({ query, entries, list, listState, answer }: SearchResultsProps) {
  const { links, products } = answer;
  const count = entries.length + links.length + products.length;
  const waiting = listState === "waiting" || answer.state === "waiting";
  const failed = listState === "failed" || answer.state === "failed";
  const isMiss = !waiting && !failed && count === 0;
  return (
    <div className="search__results" aria-busy={waiting}>
      <EntryList label="Kategorie, strony i artykuły" entries={entries} />
      <EntryList label="Pomocne strony" entries={links} />
      <ProductList label="Produkty" products={products} />
      {products.length > 0 && <AllResults query={query} count={answer.count} />}
      <div role="status">
        {waiting && count === 0 && <p className="search__note">Szukamy…</p>}
        {!waiting && count > 0 && <p className="visually-hidden">{countResults(count)}</p>}
        {isMiss && <p className="search__note">{`Nie znaleziono wyników dla "${query}"`}</p>}
        {failed && !waiting && <p className="search__note">{describeFailure(listState)}</p>}
      </div>
      {isMiss && list && <SearchSuggestions list={list} />}
    </div>
  );
}

function AllResults({ query, count }: { query: string; count: number }) {
  return (
    <a
      className="search__all"
      href={`/szukaj?${new URLSearchParams({ fraza: query.trim() })}`}
      onKeyDown={(event) => walkResults(event)}
    >
      Zobacz wszystkie wyniki ({count})
    </a>
  );
}

const plural = new Intl.PluralRules("pl");
const results: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "wynik", few: "wyniki" };

function countResults(count: number): string {
  return `${count} ${results[plural.select(count)] ?? "wyników"}`;
}

function describeFailure(list: SearchResultsProps["listState"]): string {
  return list === "failed"
    ? "Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i otwórz ją ponownie."
    : "Nie udało się teraz przeszukać zabawek. Spróbuj ponownie za chwilę.";
}
