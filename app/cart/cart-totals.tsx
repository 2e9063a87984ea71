import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { calculateProductsTotal, type Cart } from "../../shop/cart/cart.ts";
import {
  applyFreeDelivery,
  findDelivery,
  formatDeliveryPrice,
  findPayment,
} from "../../shop/cart/options.ts";
import { formatPrice } from "../../shop/price.ts";

/** The chosen options, and the totals in grosze. */
export function calculateCartTotals(cart: Cart) {
  const products = calculateProductsTotal(cart);
  const delivery = applyFreeDelivery(findDelivery(deliveryOptions, cart.delivery), products);
  const payment = findPayment(paymentOptions, cart.payment, delivery.fulfilment);
  return { delivery, payment, products, total: products + delivery.price + payment.fee };
}

export function CartTotals({ cart }: { cart: Cart }) {
  const { delivery, payment, products, total } = calculateCartTotals(cart);
  return (
    <dl className="totals">
      <Row label="Produkty" value={formatPrice(products)} />
      <Row label="Dostawa" value={formatDeliveryPrice(delivery.price)} />
      {payment.fee > 0 && <Row label="Opłata za pobranie" value={formatPrice(payment.fee)} />}
      <Row label="Razem" value={formatPrice(total)} strong />
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
