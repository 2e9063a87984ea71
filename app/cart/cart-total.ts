import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { calculateProductsTotal, type Cart } from "../../shop/cart/cart.ts";
import { findDelivery, findPayment } from "../../shop/cart/options.ts";
import type { Grosze } from "../../shop/price.ts";

export function calculateCartTotal(cart: Cart): Grosze {
  const delivery = findDelivery(deliveryOptions, cart.delivery);
  const payment = findPayment(paymentOptions, cart.payment, delivery.fulfilment);
  return calculateProductsTotal(cart) + delivery.price + payment.fee;
}
