import { brand, categories } from "../../../shop.config.ts";
import { ErrorPage } from "../../layout/error-page.tsx";
import { describeToys } from "../../listing/labels.ts";
import { ListingHeader } from "../../listing/listing-header.tsx";
import { createListingMeta } from "../../listing/listing-meta.ts";
import { ListingResults } from "../../listing/listing-results.tsx";
import { loadListing } from "../../listing/load-listing.ts";
import type { LoaderArgs, PageData, PageProps } from "../../route.ts";
import { withStatus } from "../../result.ts";

/** Toys of all categories, filtered by age and price. */
export function loader(args: LoaderArgs) {
  const listing = loadListing({ args, products: args.shop.catalogue().products });
  return args.rateLimitMessage ? withStatus(listing, 429) : listing;
}

export function head({ view, ...listing }: PageData<typeof loader>) {
  return createListingMeta(listing, {
    title: describeToys(view.listing, view.makerName),
    description: `Wszystkie zabawki sklepu ${brand}: ${categories.map(({ name }) => name).join(", ")}. Wybierz wiek dziecka i kwotę.`,
  });
}

export default function ToysPage(listing: PageProps<typeof loader>) {
  return (
    <div className="category">
      <ListingHeader
        title={describeToys(listing.view.listing, listing.view.makerName)}
        scene="zabawki"
      >
        <p>Ze wszystkich działów na jednej półce.</p>
      </ListingHeader>
      <div className="wrap">
        <ListingResults {...listing} />
      </div>
    </div>
  );
}

export const Failed = () => <ErrorPage emptyText="Brak dostępnych produktów" />;
