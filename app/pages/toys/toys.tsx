import { data } from "react-router";
import { brand, categories } from "../../../shop.config.ts";
import { ageLabels } from "../../../shop/catalogue/age.ts";
import type { Listing } from "../../../shop/catalogue/listing.ts";
import { heroPicture } from "../../../shop/catalogue/picture.ts";
import { shopContext } from "../../context.ts";
import { ErrorPage } from "../../layout/error-page.tsx";
import { describePrices } from "../../listing/labels.ts";
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
    title: createTitle(view.listing),
    description: `Wszystkie zabawki sklepu ${brand}: ${categories.map(({ name }) => name).join(", ")}. Wybierz wiek dziecka i kwotę.`,
  });
}

export default function ToysPage(props: PageProps<typeof loader>) {
  const { view, products, isEmpty, rateLimitMessage } = props;
  return (
    <div className="category">
      <ListingHeader
        title={<Typeset text={createTitle(view.listing)} />}
        scene={{ name: "hero-prezenty", shape: heroPicture }}
      >
        <p>Ze wszystkich działów na jednej półce.</p>
      </ListingHeader>
      <div className="wrap">
        <ListingResults
          view={view}
          products={products}
          isEmpty={isEmpty}
          emptyText={rateLimitMessage ?? "Brak dostępnych produktów"}
        />
      </div>
    </div>
  );
}

/** `Zabawki: 3–5 lat, do 100 zł` */
function createTitle({ age, from, to }: Listing): string {
  const filters = [
    age && ageLabels[age],
    (from !== undefined || to !== undefined) && describePrices(from, to).toLowerCase(),
  ].filter(Boolean);
  return filters.length > 0 ? `Zabawki: ${filters.join(", ")}` : "Wszystkie zabawki";
}

Failed.title = ErrorPage.title;

export function Failed() {
  return <ErrorPage emptyText="Brak dostępnych produktów" />;
}
