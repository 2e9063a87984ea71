import { ProductGrid, ProductGridSkeleton } from "../../ui/product-grid.tsx";
import type { ComingGoods } from "./show-goods.server.ts";
import { WhenHere } from "./when-here.tsx";

export function Bestsellers({ goods }: { goods: ComingGoods }) {
  return (
    <section className="wrap section bestsellers" aria-labelledby="bestsellery">
      <h2 id="bestsellery">Bestsellery</h2>
      <WhenHere goods={goods} meanwhile={<ProductGridSkeleton count={4} />}>
        {({ bestsellers }) => (
          <ProductGrid products={bestsellers} empty="Brak dostępnych produktów" linked={false} />
        )}
      </WhenHere>
    </section>
  );
}
