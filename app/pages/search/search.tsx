import { data, redirect } from "react-router";
import { categories } from "../../../shop.config.ts";
import { cutPage } from "../../../shop/listed-products.ts";
import { parsePage } from "../../../shop/listing.ts";
import { summariseProduct } from "../../../shop/product-summary.ts";
import { longestQuery, matchEntries, searchEntries } from "../../../shop/search.ts";
import { shopContext } from "../../context.ts";
import { overLimit } from "../../limits/over-limit.server.ts";
import { ListingResults } from "../../listing/listing-results.tsx";
import { showPages } from "../../listing/show-pages.server.ts";
import { countFound } from "../../listing/words.ts";
import { pageMeta } from "../../seo/meta.ts";
import { Entries } from "./entries.tsx";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";

export function loader({ context, url: { searchParams: asked } }: HandlerArgs) {
  const { catalogue, content, origin } = context.get(shopContext);
  const query = (asked.get("fraza") ?? "").trim().slice(0, longestQuery);
  const addressOf = (page: number) =>
    `/szukaj?${new URLSearchParams({ fraza: query, ...(page > 1 && { strona: `${page}` }) })}`;
  const page = parsePage(asked);
  const tooMany = overLimit(context);
  const products = tooMany ? [] : catalogue().search(query);
  const found = cutPage(products, page);
  if (found.page < page && !tooMany) throw redirect(addressOf(found.page));
  const entries = searchEntries(categories, content.articles);
  const answer = {
    query,
    url: `${origin}/szukaj`,
    none: tooMany ?? `Nie znaleziono wyników dla "${query}"`,
    entries: query && !tooMany ? matchEntries(entries, query) : [],
    suggestions: searchEntries(categories, []).filter(({ type }) => type === "Kategoria"),
    products: found.things.map(summariseProduct),
    view: {
      count: countFound(found),
      chips: [],
      clear: undefined,
      pages: showPages(found, addressOf),
    },
  };
  return tooMany ? data(answer, 429) : answer;
}

export function head({ query, url }: PageData<typeof loader>) {
  return [
    ...pageMeta({
      title: query ? `„${query}” – wyniki wyszukiwania` : "Szukaj zabawek",
      description:
        "Znajdź zabawkę po nazwie albo opisie. Literówki i brak polskich znaków nie przeszkadzają.",
      url,
    }),
    { name: "robots", content: "noindex,follow" },
  ];
}

export default function SearchPage(props: PageProps<typeof loader>) {
  const { query, none, entries, products, suggestions, view } = props;
  const found = entries.length + products.length > 0;
  return (
    <div className="wrap category">
      <header className="category__header">
        <h1>{query ? <>Wyniki dla „{query}”</> : "Szukaj zabawek"}</h1>
        <SearchForm key={query} query={query} />
      </header>
      {query && !found && (
        <p className="search-page__none" role="status">
          {none}
        </p>
      )}
      {found && <Entries label="Kategorie, strony i artykuły" entries={entries} />}
      {products.length > 0 && <ListingResults view={view} products={products} empty="" />}
      {!found && <Entries heading="Zajrzyj do działów" label="Działy" entries={suggestions} />}
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
          maxLength={longestQuery}
          defaultValue={query}
        />
        <button type="submit" className="button button--primary">
          Szukaj
        </button>
      </form>
    </search>
  );
}
