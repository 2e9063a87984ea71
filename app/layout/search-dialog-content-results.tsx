import { productPicture } from "../../shop/picture.ts";
import type { ProductSummary } from "../../shop/product-summary.ts";
import type { SearchEntry } from "../../shop/search.ts";
import { Picture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import type { FoundProducts } from "./search-dialog-content-answers.ts";
import { walkResults } from "./search-dialog-content-walk.ts";

type SearchResultsProps = {
  query: string;
  entries: readonly SearchEntry[];
  /** Whether the fixed list is here at all. */
  list: "waiting" | "here" | "failed";
  found: FoundProducts;
};

/** The fixed list first, the toys below it. Plain links: `client-links.ts` follows them. */
export function SearchResults({ query, entries, list, found }: SearchResultsProps) {
  const { products } = found;
  const count = entries.length + products.length;
  const waiting = list === "waiting" || found.state === "waiting";
  const failed = list === "failed" || found.state === "failed";
  return (
    <div className="search__results" aria-busy={waiting}>
      {entries.length > 0 && (
        <ul className="search__list" aria-label="Kategorie, strony i artykuły">
          {entries.map((entry) => (
            <EntryResult key={entry.path} entry={entry} />
          ))}
        </ul>
      )}
      {products.length > 0 && (
        <ul className="search__list" aria-label="Produkty">
          {products.map((product) => (
            <ProductResult key={product.id} product={product} />
          ))}
        </ul>
      )}
      {products.length > 0 && <AllResults query={query} count={found.count} />}
      <div role="status">
        {waiting && count === 0 && <p className="search__note">Szukamy…</p>}
        {!waiting && count > 0 && <p className="visually-hidden">{countResults(count)}</p>}
        {!waiting && !failed && count === 0 && (
          <p className="search__note">{`Nie znaleziono wyników dla "${query}"`}</p>
        )}
        {failed && !waiting && <p className="search__note">{describeFailure(list)}</p>}
      </div>
    </div>
  );
}

function EntryResult({ entry }: { entry: SearchEntry }) {
  return (
    <li>
      <a className="search__result" href={entry.path} onKeyDown={(event) => walkResults(event)}>
        <span className="search__title">{entry.title}</span>{" "}
        <span className="search__type">{entry.type}</span>
      </a>
    </li>
  );
}

function ProductResult({ product }: { product: ProductSummary }) {
  return (
    <li>
      <a
        className="search__result search__result--product"
        href={`/produkt/${encodeURIComponent(product.id)}`}
        onKeyDown={(event) => walkResults(event)}
      >
        <Picture base={product.image} alt="" shape={productPicture} sizes="3.5rem" />
        <span className="search__title">{product.name}</span>{" "}
        <span className="search__type">Produkt</span>{" "}
        {product.stock === 0 && <span className="search__sold-out">Wyprzedane</span>}{" "}
        <Price value={product.price} />
      </a>
    </li>
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

function describeFailure(list: SearchResultsProps["list"]): string {
  return list === "failed"
    ? "Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i otwórz ją ponownie."
    : "Nie udało się teraz przeszukać zabawek. Spróbuj ponownie za chwilę.";
}
