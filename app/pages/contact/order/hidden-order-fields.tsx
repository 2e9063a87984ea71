import type { Cart } from "../../../../shop/cart/cart.ts";
import { calculateCartTotal } from "../../../cart/cart-total.ts";

/** Sends ids, quantities and the shown total; the server looks up the prices. */
export function HiddenOrderFields({ cart }: { cart: Cart }) {
  const lines = cart.lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
  return (
    <>
      <input type="hidden" name="lines" value={JSON.stringify(lines)} />
      <input type="hidden" name="delivery" value={cart.delivery} />
      <input type="hidden" name="payment" value={cart.payment} />
      <input type="hidden" name="shownTotal" value={calculateCartTotal(cart)} />
    </>
  );
}
