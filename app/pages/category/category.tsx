import { data, redirect } from "react-router";
import { categories, categoryTexts } from "../../../shop.config.ts";
import { listProducts } from "../../../shop/catalogue/product-listing.ts";
import { formatListingQuery, parseListing } from "../../../shop/catalogue/listing.ts";
import { summariseProduct } from "../../../shop/catalogue/product-summary.ts";
import { shopContext } from "../../context.ts";
import { Island } from "../../islands/island.tsx";
import { ErrorPage } from "../../layout/error-page.tsx";
import { findRateLimitMessage } from "../../rate-limit.ts";
import { ListingForm } from "../../listing/listing-form.tsx";
import { ListingResults } from "../../listing/listing-results.tsx";
import { createListingView } from "../../listing/listing-view.ts";
import { createBreadcrumbsJsonLd, JsonLd } from "../../seo/json-ld.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import { Typeset } from "../../ui/typeset.tsx";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";

export function loader({
  context,
  params: { category },
  url: { searchParams },
}: HandlerArgs<"category">) {
  const { name, backdrop } = categories.find(({ key }) => key === category) ?? notFound();
  const shop = context.get(shopContext);
  const { warehouseCategories: _, ...text } = categoryTexts[category]!;
  const path = `/kategoria/${category}`;
  const rateLimitMessage = findRateLimitMessage(context);
  const categoryProducts = shop.catalogue().inCategory(category);
  const listing = parseListing(searchParams);
  const found = listProducts(rateLimitMessage ? [] : categoryProducts, listing);
  const { page } = found;
  if (page < listing.page && !rateLimitMessage)
    throw redirect(path + formatListingQuery({ ...listing, page }));
  const canonicalQuery = page > 1 ? `?strona=${page}` : "";
  const pageData = {
    category,
    backdrop,
    text: page > 1 ? { ...text, metaTitle: `${text.metaTitle} – strona ${page}` } : text,
    products: found.items.map(summariseProduct),
    view: {
      ...createListingView(path, listing, found),
      ...(rateLimitMessage && { clearHref: undefined }),
    },
    isEmpty: categoryProducts.length === 0,
    emptyText: rateLimitMessage ?? "Brak produktów w tej kategorii",
    url: shop.origin + path + canonicalQuery,
    jsonLd: [createBreadcrumbsJsonLd([{ name, url: shop.origin + path }])],
    isVariant: formatListingQuery(listing) !== canonicalQuery,
  };
  return rateLimitMessage ? data(pageData, 429) : pageData;
}

function notFound(): never {
  throw data(null, { status: 404 });
}

/** Filtered and sorted variants are not indexed. */
export function head({ text, url, category, isVariant }: PageData<typeof loader>) {
  const head = createPageMeta({
    title: text.metaTitle,
    description: text.metaDescription,
    url,
    image: `/pictures/og-${category}.jpg`,
  });
  return isVariant ? [...head, { name: "robots", content: "noindex,follow" }] : head;
}

export default function CategoryPage(props: PageProps<typeof loader>) {
  const { backdrop, text, products, view, isEmpty, emptyText, jsonLd } = props;
  return (
    <div className="wrap category">
      <JsonLd nodes={jsonLd} />
      <header className="category__header" data-backdrop={backdrop}>
        <h1>
          <Typeset text={text.title} />
        </h1>
        <p className="lead">
          <Typeset text={text.description} />
        </p>
      </header>
      {!isEmpty && <Island component={ListingForm} query={view.query} />}
      <ListingResults view={view} products={products} emptyText={emptyText} />
    </div>
  );
}

Failed.title = ErrorPage.title;

export function Failed() {
  return <ErrorPage emptyText="Brak produktów w tej kategorii" />;
}
