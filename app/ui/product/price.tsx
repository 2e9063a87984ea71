import type { Reduction } from "../../../shop/catalogue/price-history/reduction.ts";
import { formatPrice, type Grosze } from "../../../shop/price.ts";

type ReductionProps = { reduction?: Reduction | undefined };

/** The price, and the one before a reduction struck through. */
export function ReducedPrice({ product }: { product: ReductionProps & { price: Grosze } }) {
  const { price, reduction } = product;
  if (!reduction) return <span className="price">{formatPrice(price)}</span>;
  return (
    <>
      <span className="visually-hidden">Cena po obniżce: </span>
      <span className="price">{formatPrice(price)}</span>{" "}
      <span className="visually-hidden">Cena przed obniżką: </span>
      <s className="price__before">{formatPrice(reduction.lowestPrice)}</s>
    </>
  );
}

/** Nothing below one percent. */
export function ReductionChip({ reduction }: ReductionProps) {
  if (!reduction?.percent) return null;
  return <span className="chip chip--sun">−{reduction.percent}%</span>;
}

/** The price before the reduction, and how much less it is now: nothing below one percent. */
export function PriceBefore({ reduction }: ReductionProps) {
  return (
    reduction && (
      <>
        <s>{formatPrice(reduction.lowestPrice)}</s>{" "}
        {reduction.percent > 0 && `−${reduction.percent}% `}
      </>
    )
  );
}

/** What the law asks for beside each reduced price. */
export function LowestPrice({ reduction }: ReductionProps) {
  return (
    reduction && (
      <small className="lowest-price muted">
        Najniższa cena z 30 dni przed obniżką: {formatPrice(reduction.lowestPrice)}
      </small>
    )
  );
}
