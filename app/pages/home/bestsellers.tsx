import type { ProductSummary } from "../../../shop/catalogue/product-summary.ts";
import { ProductGrid } from "../../ui/product/product-grid.tsx";

export function Bestsellers({ products }: { products: readonly ProductSummary[] }) {
  return (
    <section className="wrap section bestsellers" aria-labelledby="bestsellery">
      <h2 id="bestsellery">Bestsellery</h2>
      <ProductGrid products={products} empty="Brak dostępnych produktów" linked={false} />
    </section>
  );
}
