import { ProductGridSkeleton } from "../ui/product/product-grid.tsx";

export function Skeletons() {
  return (
    <>
      <template id="skeleton-listing">
        <div className="wrap category" aria-hidden="true">
          <div className="category__header category__header--skeleton" />
          <ProductGridSkeleton count={8} />
        </div>
      </template>
      <template id="skeleton-home">
        <section className="wrap section bestsellers">
          <h2>Bestsellery</h2>
          <ProductGridSkeleton count={4} />
        </section>
      </template>
    </>
  );
}
