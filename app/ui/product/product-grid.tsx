import type { ReactNode } from "react";
import type { CardProduct } from "../../../shop/catalogue/product/product-summary.ts";
import { formatComparePath } from "../../../shop/catalogue/related/comparison.ts";
import { Icon } from "../icon.tsx";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  products: readonly CardProduct[];
  empty: string;
  linked?: boolean;
  eager?: number;
  /** At most four products, in one row from 1024 px on. */
  row?: boolean;
  /** Fills the last row. */
  end?: ReactNode;
};

export function ProductGrid(props: ProductGridProps) {
  const { products, empty, linked = true, eager = 0, row = false, end } = props;
  if (products.length === 0) return <p className="product-grid__empty">{empty}</p>;
  return (
    <ul className={row ? "product-grid product-grid--row" : "product-grid"}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            linked={linked}
            eager={index < eager}
            sizes={row ? rowSizes : gridSizes}
          />
          {linked && !row && <CompareLink id={product.id} />}
        </li>
      ))}
      {end && <li className="product-grid__end">{end}</li>}
    </ul>
  );
}

/** Its name is short: the card before it names the product. */
function CompareLink({ id }: { id: string }) {
  return (
    <a className="product-grid__compare" href={formatComparePath([id])} rel="nofollow">
      <span className="visually-hidden">Porównaj</span>
      <Icon name="compare" />
    </a>
  );
}

const gridSizes = "(min-width: 1200px) 320px, (min-width: 768px) 30vw, 46vw";
const rowSizes = "(min-width: 1200px) 320px, (min-width: 1024px) 23vw, 46vw";

type ProductSectionProps = {
  className: string;
  id: string;
  title: string;
  products: readonly CardProduct[];
};

/** A grid with a heading. Absent without products. */
export function ProductSection({ className, id, title, products }: ProductSectionProps) {
  if (products.length === 0) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products} empty="" row />
    </section>
  );
}

export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <ul className="product-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="product-card product-card--skeleton">
          <span className="picture product-card__picture" />
          <span className="product-card__bone" />
          <span className="product-card__bone product-card__bone--short" />
        </li>
      ))}
    </ul>
  );
}
