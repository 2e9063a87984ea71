import type { CardProduct } from "../../../../shop/catalogue/product/product-summary.ts";
import { productPicture } from "../../../../shop/catalogue/product/picture.ts";
import { Picture } from "../../../ui/picture/picture.tsx";
import { Price } from "../../../ui/product/price.tsx";

type SoldOutProps = { id: string; similar: readonly CardProduct[] };

/** Offers an enquiry and the three most similar products that are for sale. */
export function SoldOut({ id, similar }: SoldOutProps) {
  const available = similar.filter(({ stock }) => stock > 0).slice(0, 3);
  return (
    <div className="notice sold-out">
      <strong>Wyprzedane</strong>
      <p>
        Tej zabawki teraz nie mamy.{" "}
        <a href={`/kontakt?produkt=${encodeURIComponent(id)}`}>Napisz do nas</a>
        {available.length > 0 ? " albo wybierz coś podobnego:" : " – podpowiemy coś podobnego."}
      </p>
      {available.length > 0 && (
        <ul>
          {available.map(({ id: other, name, image, price }) => (
            <li key={other}>
              <a href={`/produkt/${encodeURIComponent(other)}`}>
                <Picture base={image} alt="" shape={productPicture} sizes="4rem" />
                <span>
                  {name} <Price value={price} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
