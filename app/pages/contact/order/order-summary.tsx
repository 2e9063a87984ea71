import { deliveryOptions, paymentOptions, seller, times } from "../../../../shop.config.ts";
import type { Cart } from "../../../../shop/cart/cart.ts";
import { findDelivery, findPayment } from "../../../../shop/cart/options.ts";
import { formatAddress, type DeliveryOption } from "../../../../shop/shop-config.ts";
import { formatPrice } from "../../../../shop/price.ts";
import { CartTotals } from "../../../cart/cart-totals.tsx";
import { Typeset } from "../../../ui/typeset.tsx";

/** Lists every line and cost, directly above the submit button. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const delivery = findDelivery(deliveryOptions, cart.delivery);
  const payment = findPayment(paymentOptions, cart.payment, delivery.fulfilment);
  return (
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
  );
}

function describeDeliveryTime({ fulfilment, label, time }: DeliveryOption): string {
  return fulfilment === "pickup"
    ? `${label} ${time}: ${formatAddress(seller.pickupAddress)}. Gdy potwierdzimy zamówienie, ustalimy z Tobą dzień i godzinę.`
    : `${label}: ${time}. Wysyłka w ciągu ${times.dispatch}, standardowa realizacja ${times.standard}.`;
}
