import type { ProductSummary } from "../../../shop/catalogue/product-summary.ts";
import { ProductGrid } from "../../ui/product/product-grid.tsx";

export default function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <section className="wrap related" aria-labelledby="podobne">
      <h2 id="podobne">Może się spodobać</h2>
      <ProductGrid products={products} empty="" />
    </section>
  );
}
