import type { CardProduct } from "../../../../shop/catalogue/product/product-summary.ts";
import { ProductGrid } from "../../../ui/product/product-grid.tsx";

/** The cards are no links, as specified; the one beside the heading leads on. */
export function Bestsellers({ products }: { products: readonly CardProduct[] }) {
  return (
    <section className="wrap section bestsellers" aria-labelledby="bestsellery">
      <header className="bestsellers__header">
        <h2 id="bestsellery">Bestsellery</h2>
        {products.length > 0 && <a href="/zabawki">Wszystkie zabawki</a>}
      </header>
      <div className="product-strip" role="group" aria-label="Zabawki" tabIndex={0}>
        <ProductGrid products={products} empty="Brak dostępnych produktów" linked={false} row />
      </div>
    </section>
  );
}
