import { data, redirect } from "react-router";
import { categories } from "../../../shop.config.ts";
import { findBestsellers } from "../../../shop/catalogue/catalogue.ts";
import { parsePage } from "../../../shop/catalogue/listing.ts";
import { paginate } from "../../../shop/catalogue/product-listing.ts";
import { summariseProduct } from "../../../shop/catalogue/product-summary.ts";
import {
  maxQueryLength,
  createSearchEntries,
  type SearchEntry,
} from "../../../shop/catalogue/search/fixed-list.ts";
import { shopContext } from "../../context.ts";
import { buildPagination } from "../../listing/build-pagination.ts";
import { formatResultCount } from "../../listing/labels.ts";
import { ListingResults } from "../../listing/listing-results.tsx";
import { searchShop } from "../../listing/search-shop.ts";
import { findRateLimitMessage } from "../../rate-limit.ts";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { ProductSection } from "../../ui/product/product-grid.tsx";
import { Entries, HelpByPhone } from "./search-miss.tsx";

const noResults = { entries: [], links: [], products: [] };

export function loader({ context, url: { searchParams: params } }: HandlerArgs) {
  const shop = context.get(shopContext);
  const query = (params.get("fraza") ?? "").trim().slice(0, maxQueryLength);
  const buildPath = (page: number) =>
    `/szukaj?${new URLSearchParams({ fraza: query, ...(page > 1 && { strona: `${page}` }) })}`;
  const page = parsePage(params);
  const rateLimitMessage = findRateLimitMessage(context);
  const { entries, links, products } = rateLimitMessage ? noResults : searchShop(shop, query);
  const found = paginate(products, page);
  if (found.page < page && !rateLimitMessage) throw redirect(buildPath(found.page));
  const isMiss = entries.length + links.length + products.length === 0;
  const pageData = {
    query,
    url: `${shop.origin}/szukaj`,
    emptyText: rateLimitMessage ?? `Nie znaleziono wyników dla "${query}"`,
    entries: [...entries, ...links],
    suggestions: isMiss ? createSearchEntries(categories, []).filter(isCategory) : [],
    bestsellers:
      isMiss && query && !rateLimitMessage
        ? findBestsellers(shop.catalogue()).map(summariseProduct)
        : undefined,
    products: found.items.map(summariseProduct),
    view: {
      count: formatResultCount(found),
      chips: [],
      clearHref: undefined,
      pagination: buildPagination(found, buildPath),
    },
  };
  return rateLimitMessage ? data(pageData, 429) : pageData;
}

function isCategory({ type }: SearchEntry): boolean {
  return type === "Kategoria";
}

export function head({ query, url }: PageData<typeof loader>) {
  return [
    ...createPageMeta({
      title: query ? `„${query}” – wyniki wyszukiwania` : "Szukaj zabawek",
      description:
        "Znajdź zabawkę po nazwie albo opisie. Literówki i brak polskich znaków nie przeszkadzają.",
      url,
    }),
    { name: "robots", content: "noindex,follow" },
  ];
}

export default function SearchPage(props: PageProps<typeof loader>) {
  const { query, emptyText, entries, products, suggestions, bestsellers, view } = props;
  const found = entries.length + products.length > 0;
  return (
    <div className="wrap category">
      <header className="category__header">
        <h1>{query ? <>Wyniki dla „{query}”</> : "Szukaj zabawek"}</h1>
        <SearchForm key={query} query={query} />
      </header>
      {query && !found && (
        <p className="search-page__none" role="status">
          {emptyText}
        </p>
      )}
      {bestsellers && <HelpByPhone />}
      {found && <Entries label="Kategorie, strony i artykuły" entries={entries} />}
      {products.length > 0 && <ListingResults view={view} products={products} emptyText="" />}
      <Entries heading="Zajrzyj do działów" label="Działy" entries={suggestions} />
      <ProductSection
        className="search-page__bestsellers"
        id="bestsellery"
        title="Bestsellery"
        products={bestsellers ?? []}
      />
    </div>
  );
}

function SearchForm({ query }: { query: string }) {
  return (
    <search>
      <form action="/szukaj" className="search-page__form">
        <input
          type="search"
          name="fraza"
          aria-label="Czego szukasz?"
          placeholder="Czego szukasz?"
          maxLength={maxQueryLength}
          defaultValue={query}
        />
        <button type="submit" className="button button--primary">
          Szukaj
        </button>
      </form>
    </search>
  );
}
