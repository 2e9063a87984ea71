import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { calculateProductsTotal, type Cart } from "../../shop/cart/cart.ts";
import { findDelivery } from "../../shop/cart/delivery.ts";
import { findPayment } from "../../shop/cart/payment.ts";
import type { Grosze } from "../../shop/price.ts";

export function calculateCartTotal(cart: Cart): Grosze {
  const delivery = findDelivery(deliveryOptions, cart.delivery);
  const payment = findPayment(paymentOptions, cart.payment, delivery.fulfilment);
  return calculateProductsTotal(cart) + delivery.price + payment.fee;
}
