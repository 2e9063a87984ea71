import type { Product } from "../../../shop/catalogue/product.ts";
import { Typeset } from "../../ui/typeset.tsx";

type ProductDetailsProps = { product: Pick<Product, "sku" | "ean" | "stock">; dispatch: string };

export function ProductDetails({ product, dispatch }: ProductDetailsProps) {
  return (
    <section aria-labelledby="szczegoly" className="product__facts">
      <h2 id="szczegoly">Szczegóły</h2>
      <dl className="facts">
        <dt>SKU</dt>
        <dd>{product.sku}</dd>
        {product.ean && (
          <>
            <dt>EAN</dt>
            <dd>{product.ean}</dd>
          </>
        )}
        <dt>Dostępność</dt>
        <dd>{product.stock > 0 ? `${product.stock}\u00a0szt.` : "wyprzedane"}</dd>
        {product.stock > 0 && (
          <>
            <dt>Wysyłka</dt>
            <dd>
              <Typeset text={dispatch} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
