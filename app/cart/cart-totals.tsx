import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { calculateProductsTotal, type Cart } from "../../shop/cart/cart.ts";
import {
  applyFreeDelivery,
  describeFreeDelivery,
  findDelivery,
  findPayment,
} from "../../shop/cart/options.ts";
import { calculateTotal, formatSumAmount, listSumRows } from "../../shop/order/sum-rows.ts";
import { formatPrice, type Grosze } from "../../shop/price.ts";

/** The chosen options, and the totals in grosze. */
export function calculateCartTotals(cart: Cart, wrapping = 0) {
  const productsTotal = calculateProductsTotal(cart);
  const delivery = applyFreeDelivery(findDelivery(deliveryOptions, cart.delivery), productsTotal);
  const payment = findPayment(paymentOptions, cart.payment, delivery.fulfilment);
  const { discount } = cart;
  const parts = { productsTotal, discount, delivery, payment, gift: { wrapping } };
  return { ...parts, total: calculateTotal(parts) };
}

/** @param wrapping what the form's gift adds */
export function CartTotals({ cart, wrapping }: { cart: Cart; wrapping?: Grosze | undefined }) {
  const totals = calculateCartTotals(cart, wrapping);
  const freeDelivery = describeFreeDelivery(totals.delivery, totals.productsTotal);
  return (
    <>
      <dl className="totals">
        {listSumRows(totals).map((row) => (
          <Row key={row.label} label={row.label} value={formatSumAmount(row)} />
        ))}
        <Row label="Razem" value={formatPrice(totals.total)} strong />
      </dl>
      {freeDelivery && (
        <p className="totals__free" role="status">
          {freeDelivery}
        </p>
      )}
    </>
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
