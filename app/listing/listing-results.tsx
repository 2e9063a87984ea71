import type { ProductSummary } from "../../shop/catalogue/product-summary.ts";
import { Icon } from "../ui/icon.tsx";
import { ProductGrid } from "../ui/product/product-grid.tsx";
import type { ListingView } from "./listing-view.ts";
import { Pagination, type PaginationLinks } from "./pagination.tsx";

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

type ListingFooterProps = {
  clearHref: string | undefined;
  pagination: PaginationLinks | undefined;
};

/** Pagination; or a link that clears the filters when no product matches. */
function ListingFooter({ clearHref, pagination }: ListingFooterProps) {
  if (pagination) return <Pagination pagination={pagination} />;
  if (clearHref === undefined) return null;
  return (
    <div className="product-grid__empty listing__none">
      <p>Żadna zabawka nie pasuje do wybranych filtrów.</p>
      <a className="button button--secondary" href={clearHref}>
        Wyczyść filtry
      </a>
    </div>
  );
}

export type Chip = { label: string; href: string };

/** The active filters, each a link that removes it. */
function ListingChips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className="listing__chips" aria-label="Wybrane filtry">
      {chips.map(({ label, href }, index) => {
        const isClearAll = index > 0 && index === chips.length - 1;
        return (
          <li key={href}>
            <a className="listing__chip" href={href}>
              {!isClearAll && <span className="visually-hidden">Usuń filtr: </span>}
              {label}
              <Icon name="close" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
