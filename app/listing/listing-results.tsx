import type { ProductSummary } from "../../shop/catalogue/product-summary.ts";
import { ProductGrid } from "../ui/product/product-grid.tsx";
import { ListingChips } from "./listing-chips.tsx";
import { ListingFooter } from "./listing-footer.tsx";
import type { ListingView } from "./listing-view.ts";

type ListingResultsProps = {
  view: Pick<ListingView, "count" | "chips" | "clearHref" | "pagination">;
  products: readonly ProductSummary[];
  emptyText: string;
};

/** One page of a product list, with filter chips and pagination. */
export function ListingResults({ view, products, emptyText }: ListingResultsProps) {
  const { count, chips, clearHref, pagination } = view;
  return (
    <>
      <h2 className="visually-hidden">Zabawki</h2>
      <div className="listing__head">
        {/* Focused after pagination, because the followed link is replaced with the old list. */}
        <p className="listing__count" role="status" tabIndex={-1} data-focus-target>
          {(products.length > 0 || clearHref) && count}
        </p>
        <ListingChips chips={chips} />
      </div>
      {!clearHref && <ProductGrid products={products} empty={emptyText} eager={4} />}
      <ListingFooter clearHref={clearHref} pagination={pagination} />
    </>
  );
}
