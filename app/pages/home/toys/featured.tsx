import { ProductGrid } from "../../../ui/product/product-grid.tsx";
import type { FeaturedProducts } from "../home-products.ts";

/** The cards are no links, as specified; the one beside the heading leads on. */
export function Featured({ title, products }: FeaturedProducts) {
  return (
    <section className="wrap section bestsellers" aria-labelledby="bestsellery">
      <header className="bestsellers__header">
        <h2 id="bestsellery">{title}</h2>
        {products.length > 0 && <a href="/zabawki">Wszystkie zabawki</a>}
      </header>
      <div className="product-strip" role="group" aria-label="Zabawki" tabIndex={0}>
        <ProductGrid products={products} empty="Brak dostępnych produktów" linked={false} row />
      </div>
    </section>
  );
}
