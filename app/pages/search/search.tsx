import { categories, hours, seller } from "../../../shop.config.ts";
import { toCardProduct } from "../../../shop/catalogue/product/product-summary.ts";
import {
  maxQueryLength,
  createSearchEntries,
  type SearchEntry,
} from "../../../shop/catalogue/search/fixed-list.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { selectFeatured } from "../../listing/featured-products.ts";
import { ListingHeader } from "../../listing/listing-header.tsx";
import { ListingResults } from "../../listing/listing-results.tsx";
import { loadListing } from "../../listing/load-listing.ts";
import { searchShop } from "../../listing/search-shop.ts";
import type { LoaderArgs, PageData, PageProps } from "../../route.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { PhraseForm } from "../../ui/form/phrase-form.tsx";
import { ProductSection } from "../../ui/product/product-grid.tsx";
import { redirect, withStatus } from "../../result.ts";
import { findFiltersPath } from "./filters-path.ts";

export function loader(args: LoaderArgs) {
  const { shop, url, rateLimitMessage } = args;
  const query = (url.searchParams.get("fraza") ?? "").trim().slice(0, maxQueryLength);
  const isLimited = rateLimitMessage !== undefined;
  const filtersPath = isLimited ? undefined : findFiltersPath(args, query);
  if (filtersPath !== undefined) throw redirect(filtersPath);
  const results = searchShop(shop, isLimited ? "" : query);
  const listing = loadListing({
    args,
    params: { fraza: query },
    products: results.products,
    emptyText: `Nie znaleziono wyników dla "${query}"`,
    ranked: true,
  });
  const entries = [...results.entries, ...results.links];
  const isMiss = entries.length + results.products.length === 0;
  const isUnanswered = isMiss && query !== "" && !isLimited;
  if (isUnanswered) countMiss(args, query);
  const pageData = {
    ...listing,
    query,
    url: `${shop.origin}/szukaj`,
    entries,
    suggestions: isMiss
      ? createSearchEntries(categories, []).filter(({ type }) => type === "Kategoria")
      : [],
    featured: isUnanswered ? describeFeatured(args) : undefined,
  };
  return isLimited ? withStatus(pageData, 429) : pageData;
}

/** Counts what browsers send from a page of the shop: no robot, no other site, no prefetch. */
function countMiss({ shop, request: { headers }, clientIp }: LoaderArgs, query: string): void {
  const isFromShop = headers.get("Sec-Fetch-Site") === "same-origin";
  if (!isFromShop || headers.has("Sec-Purpose")) return;
  if (clientIp === null || shop.guard.takeMiss(clientIp)) shop.countMissedSearch(query);
}

function describeFeatured({ shop }: LoaderArgs) {
  const { title, products } = selectFeatured(shop.catalogue());
  return { title, products: products.map((product) => toCardProduct(product, shop.now())) };
}

export function head({ query, url }: PageData<typeof loader>) {
  return createPageMeta({
    title: query ? `„${query}” – wyniki wyszukiwania` : "Szukaj zabawek",
    description:
      "Znajdź zabawkę po nazwie albo opisie. Literówki i brak polskich znaków nie przeszkadzają.",
    url,
    robots: "noindex,follow",
  });
}

export default function SearchPage(props: PageProps<typeof loader>) {
  const { query, entries, suggestions, featured, ...listing } = props;
  const found = entries.length > 0 || !listing.isEmpty;
  return (
    <div className="category">
      <ListingHeader title={query ? <>Wyniki dla „{query}”</> : "Szukaj zabawek"}>
        <PhraseForm
          key={query}
          action="/szukaj"
          label="Czego szukasz?"
          placeholder="Czego szukasz?"
          phrase={query}
          button="Szukaj"
          buttonStyle="primary"
        />
      </ListingHeader>
      <div className="wrap search-page">
        {query && !found && (
          <p className="search-page__none" role="status">
            {listing.emptyText}
          </p>
        )}
        {featured && <HelpByPhone />}
        {found && <Entries label="Kategorie, strony i artykuły" entries={entries} />}
        {!listing.isEmpty && <ListingResults {...listing} emptyText="" />}
        <Entries heading="Zajrzyj do działów" label="Działy" entries={suggestions} />
        <ProductSection
          className="search-page__bestsellers"
          id="bestsellery"
          title={featured?.title ?? ""}
          products={featured?.products ?? []}
        />
      </div>
    </div>
  );
}

function HelpByPhone() {
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

function Entries({ heading, label, entries }: EntriesProps) {
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
