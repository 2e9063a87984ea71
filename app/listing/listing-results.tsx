import InstantForm from "../forms/instant-form.tsx";
import { Island } from "../islands/island.tsx";
import { ProductGrid } from "../ui/product/product-grid.tsx";
import { OtherCategories, type OtherCategoriesLink } from "./other-categories.tsx";
import { ListingFields } from "./filters/listing-fields.tsx";
import type { ListingView } from "./listing-view.ts";
import type { loadListing } from "./load-listing.ts";
import { Pagination } from "./pagination.tsx";

type ListingResultsProps = Pick<
  ReturnType<typeof loadListing>,
  "view" | "products" | "emptyText" | "isEmpty" | "otherCategories"
>;

/** One page of a product list with its filter bar and pagination. */
export function ListingResults(props: ListingResultsProps) {
  const { view, products, emptyText, isEmpty, otherCategories } = props;
  const { clearHref, pagination } = view;
  return (
    <>
      <h2 className="visually-hidden">Zabawki</h2>
      {!isEmpty && <ListingBar view={view} />}
      {clearHref === undefined ? (
        <ProductGrid
          products={products}
          empty={emptyText}
          eager={4}
          end={otherCategories && !pagination?.next && <OtherCategories {...otherCategories} />}
        />
      ) : (
        <NoMatches clearHref={clearHref} otherCategories={otherCategories} />
      )}
      {pagination && <Pagination {...pagination} />}
    </>
  );
}

function ListingBar({ view }: { view: ListingView }) {
  return (
    <div className="listing-bar">
      <Island
        component={InstantForm}
        fields={<ListingFields view={view} />}
        className="filters-island"
      />
      {/* Focused after pagination, because the followed link is replaced with the old list. */}
      <p className="listing__count" role="status" tabIndex={-1} data-focus-target>
        {view.count}
        {view.pagination && (
          <span className="listing__page">, {view.pagination.label.toLowerCase()}</span>
        )}
      </p>
    </div>
  );
}

type NoMatchesProps = { clearHref: string; otherCategories: OtherCategoriesLink | undefined };

function NoMatches({ clearHref, otherCategories }: NoMatchesProps) {
  return (
    <div className="listing__none">
      <div className="product-grid__empty">
        <p>Żadna zabawka nie pasuje do wybranych filtrów.</p>
        <a className="button button--secondary" href={clearHref}>
          Wyczyść filtry
        </a>
      </div>
      {otherCategories && <OtherCategories {...otherCategories} />}
    </div>
  );
}
