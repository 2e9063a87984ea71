import type { CartLine } from "../../shop/cart/cart.ts";
import { formatPrice } from "../../shop/price.ts";
import { LowestPrice, PriceBefore } from "../ui/product/price.tsx";

/** Quantity and price, and what must stand beside a reduced one. */
export function UnitPrice({ product: { price, reduction }, quantity }: CartLine) {
  return (
    <>
      <span className="muted">
        {quantity} × <PriceBefore reduction={reduction} />
        <span className="price">{formatPrice(price)}</span>
      </span>
      <LowestPrice reduction={reduction} />
    </>
  );
}
