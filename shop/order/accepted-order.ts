import { trackingNotice, describeNextSteps, type NextStepsShop } from "./next-steps.ts";
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
import type { RunningShop } from "../shop-config.ts";
import { addNonBreakingSpaces } from "../text/typography.ts";

/** Order data shown right after checkout. Contains nothing that identifies the customer. */
export type AcceptedOrder = {
  number: string;
  path: string;
  next: readonly string[];
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
    next: [
      ...(isPaidInShop(order, shop) ? [onlinePaymentNotice] : []),
      describeNextSteps({ order, timeline: {} }, shop, formatPrice),
      ...describePrepayment(order, shop),
      ...(isPickup(order) ? [] : [trackingNotice]),
      ...(isPaidOnDelivery(order) ? [describePaymentOnDelivery(order, formatPrice)] : []),
    ].map(addNonBreakingSpaces),
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

function describePrepayment(order: Order, shop: AcceptedOrderShop): string[] {
  if (isPaidOnDelivery(order)) return [];
  const note = findPaymentNote(order, shop);
  if (note !== undefined) return [note];
  const then = isPickup(order) ? "przygotujemy zabawki do odbioru" : "nadamy paczkę";
  return isPaidInShop(order, shop)
    ? [`Gdy je potwierdzimy i pieniądze do nas dotrą, ${then}.`]
    : [`Potem prosimy o przelew. Gdy pieniądze do nas dotrą, ${then}.`];
}
