import { wording } from "../../shop.config.ts";
import { ProductGridSkeleton } from "../ui/product/product-grid.tsx";

export function Skeletons() {
  return (
    <>
      <template id="skeleton-listing">
        <div className="category" aria-hidden="true">
          <div className="listing-header listing-header--skeleton">
            <div className="wrap" />
          </div>
          <div className="wrap">
            <div className="listing-bar" />
            <ProductGridSkeleton count={8} />
          </div>
        </div>
      </template>
      <template id="skeleton-home">
        <section className="wrap section bestsellers">
          <h2>{wording.featured}</h2>
          <ProductGridSkeleton count={4} />
        </section>
      </template>
    </>
  );
}
