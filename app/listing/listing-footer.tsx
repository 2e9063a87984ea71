import { ListingPages, type PageLinks } from "./pagination.tsx";

type ListingEndProps = { clear: string | undefined; pages: PageLinks | undefined };

/** Below the products: the other pages; or, when the filters left no product, the way back to all. */
export function ListingEnd({ clear, pages }: ListingEndProps) {
  if (pages) return <ListingPages pages={pages} />;
  if (clear === undefined) return null;
  return (
    <div className="product-grid__empty listing__none">
      <p>Żadna zabawka nie pasuje do wybranych filtrów.</p>
      <a className="button button--secondary" href={clear}>
        Wyczyść filtry
      </a>
    </div>
  );
}
