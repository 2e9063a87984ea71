import { formatPrice, type Grosze } from "../../../shop/price.ts";
import type { Reduction } from "../../../shop/catalogue/price-history/reduction.ts";
import { Price } from "./price.tsx";

type ReducedPriceProps = { value: Grosze; reduction: Reduction | undefined };

/** The price, and the one before a reduction struck through. */
export function ReducedPrice({ value, reduction }: ReducedPriceProps) {
  if (!reduction) return <Price value={value} />;
  return (
    <>
      <span className="visually-hidden">Cena po obniżce: </span>
      <Price value={value} /> <span className="visually-hidden">Cena przed obniżką: </span>
      <s className="price__before">{formatPrice(reduction.lowestPrice)}</s>
    </>
  );
}

/** Nothing below one percent. */
export function ReductionChip({ reduction }: { reduction: Reduction | undefined }) {
  if (!reduction?.percent) return null;
  return <span className="chip chip--sun price__percent">−{reduction.percent}%</span>;
}
