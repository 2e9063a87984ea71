import { formatMinAge } from "../../../shop/catalogue/product/age.ts";
import { productPicture } from "../../../shop/catalogue/product/picture.ts";
import {
  toCartProduct,
  type CardProduct,
} from "../../../shop/catalogue/product/product-summary.ts";
import { describeLastPieces } from "../../../shop/catalogue/product/stock.ts";
import { Icon } from "../icon.tsx";
import { Island } from "../../islands/island.tsx";
import QuickAdd from "./quick-add.tsx";
import { Picture } from "../picture/picture.tsx";
import { LowestPrice, ReducedPrice, ReductionChip } from "./price.tsx";
import { ShortProductName } from "./product-name.tsx";

type ProductCardProps = {
  product: CardProduct;
  linked?: boolean;
  eager?: boolean;
  sizes: string;
};

/** The second picture is loaded on the first hover: lazy images without a box are not loaded. */
export function ProductCard({ product, linked = true, eager = false, sizes }: ProductCardProps) {
  const { id, name, stock, image, secondImage, ageFrom, description, reduction } = product;
  const title = <ShortProductName name={name} />;
  return (
    <article className="product-card">
      <div className="product-card__picture" data-sold-out={stock === 0 || undefined}>
        <Picture base={image} alt="" shape={productPicture} sizes={sizes} eager={eager} />
        {linked && secondImage && (
          <div className="product-card__second">
            <Picture base={secondImage} alt="" shape={productPicture} sizes={sizes} />
          </div>
        )}
        <Chip product={product} />
      </div>
      <h3 className="product-card__name">
        {linked ? (
          <a className="card-link" href={`/produkt/${encodeURIComponent(id)}`}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <div className="product-card__offer">
        <p className="product-card__price">
          {product.hasSeveralPrices && <span>od</span>}
          <ReducedPrice product={product} />
          {ageFrom !== undefined && <Age months={ageFrom} />}
        </p>
        {linked && stock > 0 && <BuyControl product={product} />}
      </div>
      <LowestPrice reduction={reduction} />
      <Note product={product} />
      {description !== undefined && (
        <p className="product-card__description clamp">{description}</p>
      )}
    </article>
  );
}

function Chip({ product: { stock, reduction } }: { product: CardProduct }) {
  if (stock > 0) return <ReductionChip reduction={reduction} />;
  return <span className="chip product-card__chip">Wyprzedane</span>;
}

function Age({ months }: { months: number }) {
  return (
    <span className="product-card__age">
      <span className="visually-hidden">Wiek: </span>
      {formatMinAge(months)}
    </span>
  );
}

function Note({ product }: { product: CardProduct }) {
  const { stock, isNew, isBestseller, variants } = product;
  if (variants)
    return <p className="product-card__note product-card__note--variants">{variants}</p>;
  const lastPieces = describeLastPieces(stock);
  if (lastPieces) return <p className="product-card__note">{lastPieces}</p>;
  const praise = isBestseller ? "Bestseller" : isNew && "Nowość";
  if (!praise || stock === 0) return null;
  return <p className="product-card__note product-card__note--new">{praise}</p>;
}

/** Named after what it leads to; the card itself is a link, too. */
function ChooseLink({ product: { id, name, variants } }: { product: CardProduct }) {
  return (
    <a
      className="icon-button quick-add quick-add--choose"
      href={`/produkt/${encodeURIComponent(id)}`}
      aria-label={`Wybierz: ${name}, ${variants}`}
      title="Wybierz"
    >
      <Icon name="right" />
    </a>
  );
}

function BuyControl({ product }: { product: CardProduct }) {
  return product.variants ? <ChooseLink product={product} /> : <AddButton product={product} />;
}

function AddButton({ product }: { product: CardProduct }) {
  const images = product.image ? [product.image] : [];
  return <Island component={QuickAdd} product={toCartProduct({ ...product, images })} compact />;
}
