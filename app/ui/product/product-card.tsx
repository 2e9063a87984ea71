import { productPicture } from "../../../shop/catalogue/picture.ts";
import type { ProductSummary } from "../../../shop/catalogue/product-summary.ts";
import { Picture } from "../picture.tsx";
import { Price } from "./price.tsx";

type ProductCardProps = { product: ProductSummary; linked?: boolean; eager?: boolean };

export function ProductCard({ product, linked = true, eager = false }: ProductCardProps) {
  return (
    <article className="product-card">
      <div className="product-card__picture">
        <Picture
          base={product.image}
          alt=""
          shape={productPicture}
          sizes="(min-width: 1200px) 17.5rem, (min-width: 768px) 30vw, 44vw"
          eager={eager}
        />
        {product.stock === 0 && <span className="chip product-card__chip">Wyprzedane</span>}
      </div>
      <h3 className="product-card__name">
        {linked ? (
          <a href={`/produkt/${encodeURIComponent(product.id)}`}>{product.name}</a>
        ) : (
          product.name
        )}
      </h3>
      {product.description !== undefined && (
        <p className="product-card__description">{product.description}</p>
      )}
      <Price value={product.price} />
    </article>
  );
}
