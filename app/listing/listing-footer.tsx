import { Pagination, type PaginationLinks } from "./pagination.tsx";

type ListingFooterProps = {
  clearHref: string | undefined;
  pagination: PaginationLinks | undefined;
};

/** Pagination; or a link that clears the filters when no product matches. */
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
