import type { Cart } from "../../../../shop/cart/cart.ts";
import { createPictureUrl } from "../../../../shop/catalogue/picture.ts";
import { formatPrice, type Grosze } from "../../../../shop/price.ts";
import { CartTotals, priceCart } from "../../../cart/cart-totals.tsx";
import { Typeset } from "../../../ui/typeset.tsx";

/** When an order arrives, for each delivery option's id. */
export type DeliveryTimes = Readonly<Record<string, string>>;

type OrderSummaryProps = { cart: Cart; deliveryTimes: DeliveryTimes };

/** Lists every line and cost, directly above the submit button. */
export function OrderSummary({ cart, deliveryTimes }: OrderSummaryProps) {
  const { delivery, payment, total } = priceCart(cart);
  return (
    <>
      <HiddenOrderFields cart={cart} total={total} />
      <section className="order-summary" aria-labelledby="podsumowanie">
        <h2 id="podsumowanie">Podsumowanie zamówienia</h2>
        <ul className="order-summary__lines">
          {cart.lines.map(({ product, quantity }) => (
            <li key={product.id}>
              <img src={product.image && createPictureUrl(product.image, 320, "webp")} alt="" />
              <span className="order-summary__name">{product.name}</span>
              <span className="order-summary__price">
                <span className="muted">
                  {quantity} × <span className="price">{formatPrice(product.price)}</span>
                </span>
                <span className="price">{formatPrice(product.price * quantity)}</span>
              </span>
            </li>
          ))}
        </ul>
        <CartTotals cart={cart} />
        <p className="muted">
          <Typeset text={deliveryTimes[delivery.id]!} />
        </p>
        {payment.note && (
          <p className="muted">
            <Typeset text={`${payment.label}: ${payment.note}`} />
          </p>
        )}
      </section>
    </>
  );
}

/** Sends ids, quantities and the shown total; the server looks up the prices. */
function HiddenOrderFields({ cart, total }: { cart: Cart; total: Grosze }) {
  const lines = cart.lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
  return (
    <>
      <input type="hidden" name="lines" value={JSON.stringify(lines)} />
      <input type="hidden" name="delivery" value={cart.delivery} />
      <input type="hidden" name="payment" value={cart.payment} />
      <input type="hidden" name="shownTotal" value={total} />
    </>
  );
}
