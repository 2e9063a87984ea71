import { data } from "react-router";
import { brand, categories } from "../../../shop.config.ts";
import { shopContext } from "../../context.ts";
import { ErrorPage } from "../../layout/error-page.tsx";
import { describeToys } from "../../listing/labels.ts";
import { ListingHeader } from "../../listing/listing-header.tsx";
import { createListingMeta } from "../../listing/listing-meta.ts";
import { ListingResults } from "../../listing/listing-results.tsx";
import { loadListing } from "../../listing/load-listing.ts";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";
import { Typeset } from "../../ui/typeset.tsx";

/** Toys of all categories, filtered by age and price. */
export function loader({ context, url }: HandlerArgs) {
  const { products } = context.get(shopContext).catalogue();
  const listing = loadListing({ context, url, products });
  return listing.rateLimitMessage ? data(listing, 429) : listing;
}

export function head({ view, ...listing }: PageData<typeof loader>) {
  return createListingMeta(listing, {
    title: describeToys(view.listing),
    description: `Wszystkie zabawki sklepu ${brand}: ${categories.map(({ name }) => name).join(", ")}. Wybierz wiek dziecka i kwotę.`,
  });
}

export default function ToysPage(props: PageProps<typeof loader>) {
  const { rateLimitMessage, ...listing } = props;
  return (
    <div className="category">
      <ListingHeader title={<Typeset text={describeToys(listing.view.listing)} />} scene="zabawki">
        <p>Ze wszystkich działów na jednej półce.</p>
      </ListingHeader>
      <div className="wrap">
        <ListingResults {...listing} emptyText={rateLimitMessage ?? "Brak dostępnych produktów"} />
      </div>
    </div>
  );
}

Failed.title = ErrorPage.title;

export function Failed() {
  return <ErrorPage emptyText="Brak dostępnych produktów" />;
}
