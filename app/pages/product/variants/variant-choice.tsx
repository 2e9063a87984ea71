import { productPicture } from "../../../../shop/catalogue/product/picture.ts";
import type { Product } from "../../../../shop/catalogue/product/product.ts";
import {
  createProductPath,
  findVariantKind,
  hasSeveralPrices,
} from "../../../../shop/catalogue/product/variants.ts";
import { formatPrice } from "../../../../shop/price.ts";
import InstantForm from "../../../forms/instant-form.tsx";
import { Island } from "../../../islands/island.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";

type VariantChoiceProps = { product: Product; chosen: Product };

/** Native radio buttons in a GET form. */
export function VariantChoice({ product, chosen }: VariantChoiceProps) {
  const { variants } = product;
  if (!variants) return null;
  const fields = <Fields {...{ product, chosen, variants }} />;
  return <Island component={InstantForm} fields={fields} className="variants-island" replace />;
}

type FieldsProps = VariantChoiceProps & { variants: readonly Product[] };

function Fields({ product, chosen, variants }: FieldsProps) {
  const kind = findVariantKind(product);
  // A picture shows a colour, not a size.
  const isColour = kind === "Kolor";
  const showsPictures = new Set(variants.map(({ images }) => images[0])).size > 1;
  return (
    <form className="variants" action={createProductPath(product)} autoComplete="off">
      <fieldset role="radiogroup" aria-label={kind}>
        <legend>
          {kind}: <strong>{chosen.variantName}</strong>
        </legend>
        {variants.map((variant) => (
          <VariantOption
            key={variant.id}
            variant={variant}
            isChosen={variant.id === chosen.id}
            showsPicture={showsPictures}
            showsName={!showsPictures || !isColour}
            showsPrice={hasSeveralPrices(product)}
          />
        ))}
      </fieldset>
      <noscript>
        <button type="submit" className="button button--secondary">
          Pokaż wybrany
        </button>
      </noscript>
    </form>
  );
}

type VariantOptionProps = {
  variant: Product;
  isChosen: boolean;
  showsPicture: boolean;
  showsName: boolean;
  showsPrice: boolean;
};

/** A screen reader hears name, price and whether it is sold out, also where they are not shown. */
function VariantOption({ variant, isChosen, ...shows }: VariantOptionProps) {
  const { showsPicture, showsName, showsPrice } = shows;
  const { id, variantName, images, price, stock } = variant;
  const parts = [variantName, formatPrice(price), ...(stock === 0 ? ["wyprzedane"] : [])];
  return (
    <label className="variant" title={variantName} data-sold-out={stock === 0 || undefined}>
      <input
        type="radio"
        name="wariant"
        value={id}
        defaultChecked={isChosen}
        aria-label={parts.join(", ")}
      />
      {showsPicture && <Picture base={images[0]} alt="" shape={productPicture} sizes="80px" />}
      {showsName && variantName}
      {showsPrice && <span className="variant__price">{formatPrice(price)}</span>}
    </label>
  );
}
