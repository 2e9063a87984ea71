import type { Reduction } from "../../../shop/catalogue/price-history/reduction.ts";
import { formatPrice } from "../../../shop/price.ts";

/** The price before the reduction, and how much less it is now: nothing below one percent. */
export function PriceBefore({ reduction }: { reduction: Reduction | undefined }) {
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
export function LowestPrice({ reduction }: { reduction: Reduction | undefined }) {
  return (
    reduction && (
      <small className="lowest-price muted">
        Najniższa cena z 30 dni przed obniżką: {formatPrice(reduction.lowestPrice)}
      </small>
    )
  );
}
