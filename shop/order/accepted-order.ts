import { describeNextSteps, type NextStepsShop } from "./next-steps.ts";
import { isPaidOnDelivery, isPickup } from "./order-timeline.ts";
import { createStatusPath } from "./order-links.ts";
import {
  describePaymentOnDelivery,
  findPaymentNote,
  createTransferFields,
  createTransferQr,
} from "./payment-instructions.ts";
import type { TransferField } from "./payment-instructions.ts";
import type { QrCode } from "../payment/draw-qr.ts";
import type { Order } from "./order.ts";
import { formatPrice } from "../price.ts";
import { formatAddress, type RunningShop } from "../shop-config.ts";
import { addNonBreakingSpaces } from "../text/typography.ts";

export type NextStep = { title: string; text: string };

/** Order data shown right after checkout. Contains nothing that identifies the customer. */
export type AcceptedOrder = {
  number: string;
  path: string;
  /** Three of them, in their order. */
  next: readonly NextStep[];
  transfer: readonly TransferField[];
  transferQr?: QrCode;
};

type AcceptedOrderShop = NextStepsShop & Pick<RunningShop, "paymentOptions">;

export function describeAcceptedOrder(order: Order, shop: AcceptedOrderShop): AcceptedOrder {
  const isTransfer = order.payment.settlement === "transfer";
  const transferQr = isTransfer ? createTransferQr(order, shop.seller) : undefined;
  return {
    number: order.number,
    path: createStatusPath(order.id),
    next: describeSteps(order, shop).map(({ title, text }) => ({
      title,
      text: addNonBreakingSpaces(text),
    })),
    transfer: isTransfer ? createTransferFields(order, shop.seller, formatPrice) : [],
    ...(transferQr && { transferQr }),
  };
}

const onlinePaymentNotice =
  "Zapłać od razu, na stronie PayU albo BLIKIEM na stronie zamówienia. Wolisz później? Link jest w e-mailu z potwierdzeniem.";

/** Whether the order's payment is made on its page, so that nothing has to be sent. */
export function isPaidInShop(
  { payment }: Pick<Order, "payment">,
  { takesOnlinePayments }: Pick<RunningShop, "takesOnlinePayments">,
): boolean {
  return payment.settlement === "online" && takesOnlinePayments;
}

function describeSteps(order: Order, shop: AcceptedOrderShop): NextStep[] {
  const confirmation = {
    title: "Potwierdzimy",
    text: describeNextSteps({ order, timeline: {} }, shop, formatPrice),
  };
  const payment = { title: "Zapłacisz", text: describePayment(order, shop) };
  const delivery = {
    title: isPickup(order) ? "Odbierzesz" : "Wyślemy",
    text: describeDelivery(order, shop),
  };
  if (isPaidInShop(order, shop)) return [payment, confirmation, delivery];
  return isPaidOnDelivery(order)
    ? [confirmation, delivery, payment]
    : [confirmation, payment, delivery];
}

function describePayment(order: Order, shop: AcceptedOrderShop): string {
  if (isPaidInShop(order, shop)) return onlinePaymentNotice;
  if (isPaidOnDelivery(order)) return describePaymentOnDelivery(order, formatPrice);
  return findPaymentNote(order, shop) ?? "Potem prosimy o przelew. Dane masz na tej stronie.";
}

function describeDelivery(order: Order, { seller, times }: AcceptedOrderShop): string {
  const { label, time } = order.delivery;
  const then = isPaidOnDelivery(order) ? "Potem" : "Gdy pieniądze do nas dotrą,";
  return isPickup(order)
    ? `${then} przygotujemy zabawki do odbioru: ${formatAddress(seller.pickupAddress)}.`
    : `${then} nadamy paczkę w ciągu ${times.dispatch} i wyślemy Ci numer do śledzenia. ${label}: ${time}.`;
}
