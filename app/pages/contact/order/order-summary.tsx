import type { Cart } from "../../../../shop/cart/cart.ts";
import { createPictureUrl } from "../../../../shop/catalogue/product/picture.ts";
import { formatPrice, type Grosze } from "../../../../shop/price.ts";
import { CartTotals, calculateCartTotals } from "../../../cart/cart-totals.tsx";
import { UnitPrice } from "../../../cart/unit-price.tsx";
import type { DeliveryTimes } from "../../../cart/delivery-times.ts";

type OrderSummaryProps = { cart: Cart; wrapping: Grosze | undefined; deliveryTimes: DeliveryTimes };

/** Lists every line and cost, directly above the submit button. */
export function OrderSummary({ cart, wrapping, deliveryTimes }: OrderSummaryProps) {
  const { delivery, payment, total } = calculateCartTotals(cart, wrapping);
  const lines = cart.lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
  return (
    <>
      {/* What is shown; the server looks up the prices. */}
      <input type="hidden" name="lines" value={JSON.stringify(lines)} />
      <input type="hidden" name="delivery" value={delivery.id} />
      <input type="hidden" name="payment" value={payment.id} />
      <input type="hidden" name="shownTotal" value={total} />
      <section className="order-summary" aria-labelledby="podsumowanie">
        <h2 id="podsumowanie">Podsumowanie zamówienia</h2>
        <ul className="order-summary__lines">
          {cart.lines.map(({ product, quantity }) => (
            <li key={product.id}>
              <img src={product.image && createPictureUrl(product.image, 320, "webp")} alt="" />
              <span className="order-summary__name clamp">{product.name}</span>
              <span className="order-summary__price">
                <UnitPrice product={product} quantity={quantity} />
                <span className="price">{formatPrice(product.price * quantity)}</span>
              </span>
            </li>
          ))}
        </ul>
        <CartTotals {...{ cart, wrapping }} />
        <p className="muted">{deliveryTimes[delivery.id]![payment.settlement].sentence}</p>
      </section>
    </>
  );
}
