import { seller, times } from "../../../../shop.config.ts";
import type { Cart } from "../../../../shop/cart/cart.ts";
import { formatPrice, type Grosze } from "../../../../shop/price.ts";
import { formatAddress, type DeliveryOption } from "../../../../shop/shop-config.ts";
import { CartTotals, priceCart } from "../../../cart/cart-totals.tsx";
import { Typeset } from "../../../ui/typeset.tsx";

/** Lists every line and cost, directly above the submit button. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { delivery, payment, total } = priceCart(cart);
  return (
    <>
      <HiddenOrderFields cart={cart} total={total} />
      <section className="order-summary" aria-labelledby="podsumowanie">
        <h2 id="podsumowanie">Podsumowanie zamówienia</h2>
        <ul className="order-summary__lines">
          {cart.lines.map(({ product, quantity }) => (
            <li key={product.id}>
              <span>
                {product.name}
                <span className="muted">
                  {quantity} × <span className="price">{formatPrice(product.price)}</span>
                </span>
              </span>
              <span className="price">{formatPrice(product.price * quantity)}</span>
            </li>
          ))}
        </ul>
        <CartTotals cart={cart} />
        <p className="muted">
          <Typeset text={`${describeDeliveryTime(delivery)} Ceny zawierają VAT.`} />
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

function describeDeliveryTime({ fulfilment, label, time }: DeliveryOption): string {
  return fulfilment === "pickup"
    ? `${label} ${time}: ${formatAddress(seller.pickupAddress)}. Gdy potwierdzimy zamówienie, ustalimy z Tobą dzień i godzinę.`
    : `${label}: ${time}. Wysyłka w ciągu ${times.dispatch}, standardowa realizacja ${times.standard}.`;
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
