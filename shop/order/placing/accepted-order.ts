import { describeNextSteps, type OrderTextShop } from "../status/next-steps.ts";
import { describeArrival } from "../delivery/order-promise.ts";
import { isPaidInShop } from "../../payment/pay-order.ts";
import { isPaidOnDelivery, isPickup } from "../status/order-timeline.ts";
import { createStatusPath } from "../link/order-links.ts";
import {
  createTransferDetails,
  describePaymentOnDelivery,
  findPaymentNote,
  type TransferDetails,
} from "../status/payment-instructions.ts";
import type { Order } from "../order.ts";
import { formatPrice } from "../../price.ts";
import { formatAddress } from "../../shop-config.ts";

export type NextStep = { title: string; text: string };

export type AcceptedOrder = TransferDetails & {
  number: string;
  path: string;
  next: readonly NextStep[];
};

export function describeAcceptedOrder(order: Order, shop: OrderTextShop): AcceptedOrder {
  const isTransfer = order.payment.settlement === "transfer";
  return {
    number: order.number,
    path: createStatusPath(order.id),
    next: describeSteps(order, shop),
    ...(isTransfer ? createTransferDetails(order, shop.seller) : { transfer: [] }),
  };
}

const onlinePaymentNotice =
  "Zapłać od razu, na stronie PayU albo BLIKIEM na stronie zamówienia. Wolisz później? Link jest w e-mailu z potwierdzeniem.";

function describeSteps(order: Order, shop: OrderTextShop): NextStep[] {
  const confirmation = {
    title: "Potwierdzimy",
    text: describeNextSteps({ order, timeline: {}, facts: [] }, shop, formatPrice),
  };
  const payment = { title: "Zapłacisz", text: describePayment(order, shop) };
  const delivery = {
    title: isPickup(order) ? "Odbierzesz" : "Wyślemy",
    text: describeDelivery(order, shop),
  };
  if (isPaidInShop(order.payment, shop)) return [payment, confirmation, delivery];
  return isPaidOnDelivery(order)
    ? [confirmation, delivery, payment]
    : [confirmation, payment, delivery];
}

function describePayment(order: Order, shop: OrderTextShop): string {
  if (isPaidInShop(order.payment, shop)) return onlinePaymentNotice;
  if (isPaidOnDelivery(order)) return describePaymentOnDelivery(order, formatPrice);
  return (
    findPaymentNote(order, shop) ??
    "Gdy potwierdzimy zamówienie, zrób przelew. Dane masz na tej stronie."
  );
}

function describeDelivery(order: Order, shop: OrderTextShop): string {
  const { label, time } = order.delivery;
  const arrival = describeArrival({ order, timeline: {} }, shop);
  const then = isPaidOnDelivery(order) ? "Potem" : "Gdy pieniądze do nas dotrą,";
  if (isPickup(order))
    return `${then} przygotujemy zabawki do odbioru: ${formatAddress(shop.seller.pickupAddress)}.`;
  return arrival
    ? `${then} nadamy paczkę i wyślemy Ci numer do śledzenia.${arrival}`
    : `${then} nadamy paczkę w ciągu ${shop.times.dispatch} i wyślemy Ci numer do śledzenia. ${label}: ${time}.`;
}
