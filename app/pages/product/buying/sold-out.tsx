import type { CardProduct } from "../../../../shop/catalogue/product/product-summary.ts";
import type { Product } from "../../../../shop/catalogue/product/product.ts";
import { productPicture } from "../../../../shop/catalogue/product/picture.ts";
import { formatPrice } from "../../../../shop/price.ts";
import { createEnquiryUrl } from "../../../cart/more-pieces.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";

type SoldOutProps = {
  product: Product;
  /** Whether another variant of it can be bought. */
  hasOthers: boolean;
  similar: readonly CardProduct[];
};

/** Offers an enquiry, and another variant or the three most similar products that are for sale. */
export function SoldOut({ product: { id, parentId }, hasOthers, similar }: SoldOutProps) {
  const available = hasOthers ? [] : similar.filter(({ stock }) => stock > 0).slice(0, 3);
  return (
    <div className="notice sold-out">
      <strong>Wyprzedane</strong>
      <p>
        {parentId === undefined ? "Tej zabawki" : "Tego wariantu"} teraz nie mamy.{" "}
        <a href={createEnquiryUrl(id, 1)}>Zapytaj, kiedy wróci</a>
        {describeOthers(hasOthers, available.length)}
      </p>
      {available.length > 0 && (
        <ul>
          {available.map(({ id: other, name, image, price }) => (
            <li key={other}>
              <a href={`/produkt/${encodeURIComponent(other)}`}>
                <Picture base={image} alt="" shape={productPicture} sizes="4rem" />
                <span>
                  {name} <span className="price">{formatPrice(price)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describeOthers(hasOthers: boolean, similar: number): string {
  if (hasOthers) return ", albo wybierz inny.";
  return similar > 0 ? ", albo wybierz coś podobnego:" : ". Podpowiemy też coś podobnego.";
}
