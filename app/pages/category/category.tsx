import { data } from "react-router";
import { categories, categoryTexts } from "../../../shop.config.ts";
import { splitFirstSentence } from "../../../shop/text/first-sentence.ts";
import { shopContext } from "../../context.ts";
import { ErrorPage } from "../../layout/error-page.tsx";
import { ListingHeader } from "../../listing/listing-header.tsx";
import { createListingMeta } from "../../listing/listing-meta.ts";
import { ListingResults } from "../../listing/listing-results.tsx";
import { loadListing } from "../../listing/load-listing.ts";
import { createBreadcrumbsJsonLd, JsonLd } from "../../seo/json-ld.tsx";
import { Typeset } from "../../ui/typeset.tsx";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";

export function loader({ context, params: { category }, url }: HandlerArgs<"category">) {
  const { name, backdrop } = categories.find(({ key }) => key === category) ?? notFound();
  const shop = context.get(shopContext);
  const path = `/kategoria/${category}`;
  const listing = loadListing({ context, url, products: shop.catalogue().inCategory(category) });
  const { rateLimitMessage } = listing;
  const { warehouseCategories: _, description, ...text } = categoryTexts[category]!;
  const [lead, more] = splitFirstSentence(description);
  const pageData = {
    ...listing,
    category,
    backdrop,
    text: { ...text, lead, more },
    emptyText: rateLimitMessage ?? "Brak produktów w tej kategorii",
    jsonLd: [createBreadcrumbsJsonLd([{ name, url: shop.origin + path }])],
  };
  return rateLimitMessage ? data(pageData, 429) : pageData;
}

function notFound(): never {
  throw data(null, { status: 404 });
}

export function head({ category, text, ...listing }: PageData<typeof loader>) {
  return createListingMeta(listing, {
    title: text.metaTitle,
    description: text.metaDescription,
    image: `/pictures/og-${category}.jpg`,
  });
}

export default function CategoryPage(props: PageProps<typeof loader>) {
  const { category, backdrop, text, jsonLd, ...listing } = props;
  return (
    <div className="category">
      <JsonLd nodes={jsonLd} />
      <ListingHeader title={<Typeset text={text.title} />} backdrop={backdrop} scene={category}>
        <p>
          <Typeset text={text.lead} />
        </p>
      </ListingHeader>
      <div className="wrap">
        <ListingResults {...listing} />
        {text.more && (
          <p className="category__more">
            <Typeset text={text.more} />
          </p>
        )}
      </div>
    </div>
  );
}

Failed.title = ErrorPage.title;

export function Failed() {
  return <ErrorPage emptyText="Brak produktów w tej kategorii" />;
}
