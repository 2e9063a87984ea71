import { hours, seller } from "../../../shop.config.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import type { ProductSummary } from "../../../shop/catalogue/product-summary.ts";
import { ProductGrid } from "../../ui/product/product-grid.tsx";

export function HelpByPhone() {
  return (
    <p className="search-page__call">
      Nie wiesz, jak to nazwać? Zadzwoń, pomożemy:{" "}
      <a href={createTelUrl(seller.phone)}>{seller.phone}</a>{" "}
      <span>
        ({hours.weekdays}, {hours.opens}–{hours.closes})
      </span>
    </p>
  );
}

export function Bestsellers({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <section className="search-page__bestsellers" aria-labelledby="bestsellery">
      <h2 id="bestsellery">Bestsellery</h2>
      <ProductGrid products={products} empty="" />
    </section>
  );
}
