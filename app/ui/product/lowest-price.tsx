import type { Reduction } from "../../../shop/catalogue/price-history/reduction.ts";
import { formatPrice } from "../../../shop/price.ts";

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
