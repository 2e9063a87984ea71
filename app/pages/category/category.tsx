import { data, redirect } from "react-router";
import { categories, categoryTexts } from "../../../shop.config.ts";
import { isCategoryKey } from "../../../shop/catalogue/category.ts";
import { listProducts } from "../../../shop/catalogue/product-listing.ts";
import { formatListingQuery, parseListing } from "../../../shop/catalogue/listing.ts";
import { summariseProduct } from "../../../shop/catalogue/product-summary.ts";
import { shopContext } from "../../context.ts";
import { Island } from "../../islands/island.tsx";
import { ErrorPage } from "../../layout/error-page.tsx";
import { findRateLimitMessage } from "../../rate-limit-message.ts";
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
  if (!isCategoryKey(category)) throw data(null, { status: 404 });
  const shop = context.get(shopContext);
  const { warehouseCategories: _, ...text } = categoryTexts[category];
  const path = `/kategoria/${category}`;
  const tooMany = findRateLimitMessage(context);
  const department = shop.catalogue().inCategory(category);
  const listing = parseListing(searchParams);
  const found = listProducts(tooMany ? [] : department, listing);
  const { page } = found;
  if (page < listing.page && !tooMany)
    throw redirect(path + formatListingQuery({ ...listing, page }));
  const plain = page > 1 ? `?strona=${page}` : "";
  const { name } = categories.find(({ key }) => key === category)!;
  const answer = {
    category,
    text: page > 1 ? { ...text, metaTitle: `${text.metaTitle} – strona ${page}` } : text,
    products: found.items.map(summariseProduct),
    view: { ...createListingView(path, listing, found), ...(tooMany && { clearHref: undefined }) },
    empty: department.length === 0,
    none: tooMany ?? "Brak produktów w tej kategorii",
    url: shop.origin + path + plain,
    things: [createBreadcrumbsJsonLd([{ name, url: shop.origin + path }])],
    variant: formatListingQuery(listing) !== plain,
  };
  return tooMany ? data(answer, 429) : answer;
}

/** A filtered or sorted list shows what the plain one has: search engines keep that alone. */
export function head({ text, url, category, variant }: PageData<typeof loader>) {
  const head = createPageMeta({
    title: text.metaTitle,
    description: text.metaDescription,
    url,
    image: `/pictures/og-${category}.jpg`,
  });
  return variant ? [...head, { name: "robots", content: "noindex,follow" }] : head;
}

export default function CategoryPage(props: PageProps<typeof loader>) {
  const { category, text, products, view, empty, none, things } = props;
  return (
    <div className="wrap category">
      <JsonLd nodes={things} />
      <header className="category__header" data-category={category}>
        <h1>
          <Typeset text={text.title} />
        </h1>
        <p className="lead">
          <Typeset text={text.description} />
        </p>
      </header>
      {!empty && <Island component={ListingForm} query={view.query} />}
      <ListingResults view={view} products={products} emptyText={none} />
    </div>
  );
}

Failed.title = ErrorPage.title;

export function Failed() {
  return <ErrorPage emptyText="Brak produktów w tej kategorii" />;
}
