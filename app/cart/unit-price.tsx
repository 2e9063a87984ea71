import type { CartLine } from "../../shop/cart/cart.ts";
import { formatPrice } from "../../shop/price.ts";

/** Quantity and price, with the one before a reduction. */
export function UnitPrice({ product: { price, reduction }, quantity }: CartLine) {
  return (
    <span className="muted">
      {quantity} ×{" "}
      {reduction && (
        <>
          <s className="price__before">{formatPrice(reduction.lowestPrice)}</s>{" "}
        </>
      )}
      <span className="price">{formatPrice(price)}</span>
      {reduction && ` (−${reduction.percent}%)`}
    </span>
  );
}
