import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { calculateProductsTotal, type Cart } from "../../shop/cart/cart.ts";
import { findDelivery, formatDeliveryPrice, findPayment } from "../../shop/cart/options.ts";
import { formatPrice } from "../../shop/price.ts";
import { calculateCartTotal } from "./cart-total.ts";

export function CartTotals({ cart }: { cart: Cart }) {
  const delivery = findDelivery(deliveryOptions, cart.delivery);
  const payment = findPayment(paymentOptions, cart.payment, delivery.fulfilment);
  return (
    <dl className="totals">
      <Row label="Produkty" value={formatPrice(calculateProductsTotal(cart))} />
      <Row label="Dostawa" value={formatDeliveryPrice(delivery.price)} />
      {payment.fee > 0 && <Row label="Opłata za pobranie" value={formatPrice(payment.fee)} />}
      <Row label="Razem" value={formatPrice(calculateCartTotal(cart))} strong />
    </dl>
  );
}

function Row({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? "totals__row totals__row--strong" : "totals__row"}>
      <dt>{label}</dt>
      <dd className="price">{value}</dd>
    </div>
  );
}
