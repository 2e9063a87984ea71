import type { CardProduct } from "../../shop/catalogue/product-summary.ts";
import { Island } from "../islands/island.tsx";
import { ProductGrid } from "../ui/product/product-grid.tsx";
import { Elsewhere, type ElsewhereLink } from "./elsewhere.tsx";
import { ListingFields } from "./listing-fields.tsx";
import { ListingForm } from "./listing-form.tsx";
import type { ListingView } from "./listing-view.ts";
import { Pagination } from "./pagination.tsx";

type ListingResultsProps = {
  view: ListingView;
  products: readonly CardProduct[];
  emptyText: string;
  /** Set where there is nothing to filter. */
  isEmpty?: boolean;
  elsewhere?: ElsewhereLink | undefined;
  /** Label of the first order. */
  firstSort?: string;
};

/** One page of a product list with its filter bar and pagination. */
export function ListingResults(props: ListingResultsProps) {
  const { view, products, emptyText, isEmpty = false, elsewhere, firstSort } = props;
  const { clearHref, pagination } = view;
  return (
    <>
      <h2 className="visually-hidden">Zabawki</h2>
      {!isEmpty && <ListingBar view={view} firstSort={firstSort} />}
      {clearHref === undefined ? (
        <ProductGrid
          products={products}
          empty={emptyText}
          eager={4}
          end={elsewhere && !pagination?.next && <Elsewhere {...elsewhere} />}
        />
      ) : (
        <NoMatches clearHref={clearHref} elsewhere={elsewhere} />
      )}
      {pagination && <Pagination pagination={pagination} />}
    </>
  );
}

type ListingBarProps = { view: ListingView; firstSort: string | undefined };

function ListingBar({ view, firstSort }: ListingBarProps) {
  return (
    <div className="listing-bar">
      <Island
        component={ListingForm}
        fields={<ListingFields view={view} {...(firstSort && { firstSort })} />}
      />
      {/* Focused after pagination, because the followed link is replaced with the old list. */}
      <p className="listing__count" role="status" tabIndex={-1} data-focus-target>
        {view.count}
        {view.pageLabel && <span className="listing__page">, {view.pageLabel}</span>}
      </p>
    </div>
  );
}

type NoMatchesProps = { clearHref: string; elsewhere: ElsewhereLink | undefined };

function NoMatches({ clearHref, elsewhere }: NoMatchesProps) {
  return (
    <div className="listing__none">
      <div className="product-grid__empty">
        <p>Żadna zabawka nie pasuje do wybranych filtrów.</p>
        <a className="button button--secondary" href={clearHref}>
          Wyczyść filtry
        </a>
      </div>
      {elsewhere && <Elsewhere {...elsewhere} />}
    </div>
  );
}
