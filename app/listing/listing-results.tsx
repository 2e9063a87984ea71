import type { CardProduct } from "../../shop/catalogue/product-summary.ts";
import { Island } from "../islands/island.tsx";
import { Icon } from "../ui/icon.tsx";
import { ProductGrid } from "../ui/product/product-grid.tsx";
import { ListingFields } from "./listing-fields.tsx";
import { ListingForm } from "./listing-form.tsx";
import type { Chip, ListingView } from "./listing-view.ts";
import { Pagination } from "./pagination.tsx";

type ListingResultsProps = {
  view: ListingView;
  products: readonly CardProduct[];
  emptyText: string;
  /** Set where there is nothing to filter. */
  isEmpty?: boolean;
  /** Label of the first order. */
  firstSort?: string;
};

/** One page of a product list with its filter bar and pagination. */
export function ListingResults(props: ListingResultsProps) {
  const { view, products, emptyText, isEmpty = false, firstSort } = props;
  const { clearHref, pagination } = view;
  return (
    <>
      <h2 className="visually-hidden">Zabawki</h2>
      {!isEmpty && <ListingBar view={view} firstSort={firstSort} />}
      {clearHref === undefined ? (
        <ProductGrid products={products} empty={emptyText} eager={4} />
      ) : (
        <NoMatches clearHref={clearHref} />
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
      <ListingChips chips={view.chips} />
      {/* Focused after pagination, because the followed link is replaced with the old list. */}
      <p className="listing__count" role="status" tabIndex={-1} data-focus-target>
        {view.count}
      </p>
    </div>
  );
}

function NoMatches({ clearHref }: { clearHref: string }) {
  return (
    <div className="product-grid__empty listing__none">
      <p>Żadna zabawka nie pasuje do wybranych filtrów.</p>
      <a className="button button--secondary" href={clearHref}>
        Wyczyść filtry
      </a>
    </div>
  );
}

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
