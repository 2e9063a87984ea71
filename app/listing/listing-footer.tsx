import { Pagination, type PaginationLinks } from "./pagination.tsx";

type ListingFooterProps = {
  clearHref: string | undefined;
  pagination: PaginationLinks | undefined;
};

/** Below the toys: the other pages; or, when the filters left no toy, the way back to all. */
export function ListingFooter({ clearHref, pagination }: ListingFooterProps) {
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
