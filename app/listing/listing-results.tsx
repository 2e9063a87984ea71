import { lazy, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { useAwaitedPath } from "../layout/awaited-path.ts";
import { ProductGrid, ProductGridSkeleton } from "../ui/product-grid.tsx";
import { Still } from "../ui/still.tsx";
import type { ListingView } from "./show-listing.server.ts";

const ListingChips = lazy(() => import("./listing-chips.tsx"));
const ListingEnd = lazy(() => import("./listing-end.tsx"));

type ListingResultsProps = {
  view: Pick<ListingView, "address" | "count" | "chips" | "clear" | "pages">;
  products: readonly ProductSummary[];
  /** What is said when there are none. */
  empty: string;
};

/** The toys of one page of a list, with its filters above and the way to its other pages below. */
export function ListingResults({ view, products, empty }: ListingResultsProps) {
  const { address, count, chips, clear, pages } = view;
  const coming = useAwaitedPath() === useLocation().pathname;
  return (
    <>
      <h2 className="visually-hidden">Zabawki</h2>
      <div className="listing__head">
        <p className="listing__count" role="status" tabIndex={-1} ref={useFocusWhenLost(address)}>
          {(products.length > 0 || clear) && count}
        </p>
        <Still key={address} id={`filtry-${address}`} content={ListingChips} given={{ chips }} />
      </div>
      {coming ? (
        <ProductGridSkeleton count={8} />
      ) : (
        !clear && <ProductGrid products={products} empty={empty} eager={4} />
      )}
      <Still
        key={`strony-${address}`}
        id={`strony-${address}`}
        content={ListingEnd}
        given={{ clear, pages }}
      />
    </>
  );
}

/** The link that was followed has gone with the old list; the reader goes on at the new one. */
function useFocusWhenLost(address: string) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (shown.current !== address && lost) place.current!.focus({ preventScroll: true });
    shown.current = address;
  }, [address]);
  return place;
}
