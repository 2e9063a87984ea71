import type { Product } from "../../../shop/catalogue/product/product.ts";
import { formatPrice } from "../../../shop/price.ts";
import { Price } from "./price.tsx";

type Reduced = Pick<Product, "price" | "reduction">;

/** The price, and the one before a reduction struck through. */
export function ReducedPrice({ product: { price, reduction } }: { product: Reduced }) {
  if (!reduction) return <Price value={price} />;
  return (
    <>
      <span className="visually-hidden">Cena po obniżce: </span>
      <Price value={price} /> <span className="visually-hidden">Cena przed obniżką: </span>
      <s className="price__before">{formatPrice(reduction.lowestPrice)}</s>
    </>
  );
}

/** Nothing below one percent. */
export function ReductionChip({ reduction }: { reduction: Reduced["reduction"] }) {
  if (!reduction?.percent) return null;
  return <span className="chip chip--sun">−{reduction.percent}%</span>;
}
