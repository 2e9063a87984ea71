import { times, vatPayer } from "../../../shop.config.ts";
import { formatMinAge } from "../../../shop/catalogue/product/age.ts";
import {
  toCartProduct,
  type CardProduct,
} from "../../../shop/catalogue/product/product-summary.ts";
import type { ListedPart } from "../../../shop/catalogue/product/bundle.ts";
import type { Product } from "../../../shop/catalogue/product/product.ts";
import { describeLastPieces } from "../../../shop/catalogue/product/stock.ts";
import { formatPrice } from "../../../shop/price.ts";
import { Island } from "../../islands/island.tsx";
import { LowestPrice, ReducedPrice, ReductionChip } from "../../ui/product/price.tsx";
import { ProductName } from "../../ui/product/product-name.tsx";
import AddToCart from "./buying/add-to-cart.tsx";
import { DeliveryTerms } from "./buying/delivery-terms.tsx";
import { SoldOut } from "./buying/sold-out.tsx";
import { VariantChoice } from "./variants/variant-choice.tsx";

type OfferProps = {
  product: Product;
  /** The chosen variant, or the product itself. */
  offered: Product;
  /** Of a bundle, what is in it. */
  parts: readonly ListedPart[];
  related: readonly CardProduct[];
};

/** Name, price and what is needed to buy. */
export function Offer({ product, offered, parts, related }: OfferProps) {
  const { name, ageFrom, warnings } = product;
  const { price, stock } = offered;
  return (
    <div className="product__buy">
      <div className="product__head">
        <h1>
          <ProductName name={name} />
        </h1>
        {ageFrom !== undefined && <Age months={ageFrom} />}
      </div>
      <OfferPrice product={offered} />
      <VariantChoice product={product} chosen={offered} />
      <BundleParts parts={parts} />
      {stock === 0 ? (
        <SoldOut product={offered} hasOthers={product.stock > 0} similar={related} />
      ) : (
        <>
          <Availability stock={stock} />
          <Island component={AddToCart} product={toCartProduct(offered)} />
          <DeliveryTerms price={price} />
        </>
      )}
      {warnings.length > 0 && (
        <div className="notice notice--sun product__warnings">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </div>
      )}
    </div>
  );
}

function OfferPrice({ product }: { product: Product }) {
  const { regularPrice, reduction } = product;
  const showsRegular = regularPrice !== undefined && regularPrice !== reduction?.lowestPrice;
  return (
    <p className="product__price">
      <ReducedPrice product={product} />{" "}
      {reduction && (
        <>
          <ReductionChip reduction={reduction} />{" "}
        </>
      )}
      {vatPayer && <span className="muted">zawiera VAT</span>}
      <LowestPrice reduction={reduction} />
      {showsRegular && (
        <small className="lowest-price muted">Cena regularna: {formatPrice(regularPrice)}</small>
      )}
    </p>
  );
}

function BundleParts({ parts }: Pick<OfferProps, "parts">) {
  if (parts.length === 0) return null;
  return (
    <section className="product__parts" aria-labelledby="w-zestawie">
      <h2 id="w-zestawie">W zestawie</h2>
      <ul>
        {parts.map(({ name, quantity, path }, index) => (
          <li key={index}>
            {quantity > 1 && `${quantity} × `}
            {path ? (
              <a href={path}>
                <ProductName name={name} />
              </a>
            ) : (
              <ProductName name={name} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Availability({ stock }: { stock: number }) {
  const lastPieces = describeLastPieces(stock)?.toLowerCase();
  return (
    <p className="product__availability">
      <span className="chip chip--green">Dostępny</span>{" "}
      <span>
        {lastPieces ? <strong>{lastPieces}</strong> : `${stock} szt.`}, wysyłka {times.dispatch}
      </span>
    </p>
  );
}

function Age({ months }: { months: number }) {
  return (
    <p className="chip chip--sun product__age">
      <span className="visually-hidden">Wiek: </span>
      {formatMinAge(months)}
    </p>
  );
}
