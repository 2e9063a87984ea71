import { deliveryOptions, times } from "../../../shop.config.ts";
import type { Cart } from "../../../shop/cart.ts";
import { findDelivery } from "../../../shop/delivery.ts";
import { formatPrice } from "../../../shop/price.ts";
import { CartTotals } from "../../cart/cart-totals.tsx";

/** What is bought and what it costs, to the last line, directly above the button that binds. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const delivery = findDelivery(deliveryOptions, cart.delivery);
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
        {delivery.label}: {delivery.time}. Wysyłka w&nbsp;ciągu {times.dispatch}, standardowa
        realizacja {times.standard}. Ceny zawierają VAT.
      </p>
    </section>
  );
}
