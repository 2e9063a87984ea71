import { trackingNotice, whatNext, type NextShop } from "./next-steps.ts";
import { isPaidOnDelivery, isPickup } from "./order-timeline.ts";
import { statusPath } from "./order-links.ts";
import { paymentAtTheDoor, paymentNote, transferFields } from "./payment-instructions.ts";
import type { TransferField } from "./payment-instructions.ts";
import type { Order } from "./order.ts";
import { formatPrice } from "../price.ts";
import type { ShopConfig } from "../shop-config.ts";
import { addNonBreakingSpaces } from "../text/typography.ts";

/** What a page says of an order right after it was placed; nothing of it names the customer. */
export type AcceptedOrder = {
  number: string;
  /** The path of the order's own page. */
  page: string;
  next: readonly string[];
  /** Empty unless the order is paid by transfer. */
  transfer: readonly TransferField[];
};

type AcceptingShop = NextShop & Pick<ShopConfig, "paymentOptions">;

export function describeAcceptedOrder(order: Order, shop: AcceptingShop): AcceptedOrder {
  const isTransfer = order.payment.id === "przelew";
  return {
    number: order.number,
    page: statusPath(order.id),
    next: [
      whatNext({ order, life: {} }, shop, formatPrice),
      ...payFirst(order, shop),
      ...(isPickup(order) ? [] : [trackingNotice]),
      ...(isPaidOnDelivery(order) ? [paymentAtTheDoor(order, formatPrice)] : []),
    ].map(addNonBreakingSpaces),
    transfer: isTransfer ? transferFields(order, shop.seller, formatPrice) : [],
  };
}

/** What has to be paid before the products leave. */
function payFirst(order: Order, { paymentOptions }: AcceptingShop): string[] {
  if (isPaidOnDelivery(order)) return [];
  const note = paymentNote(order, paymentOptions);
  if (note !== undefined) return [note];
  const then = isPickup(order) ? "przygotujemy zabawki do odbioru" : "nadamy paczkę";
  return [`Potem prosimy o przelew. Gdy pieniądze do nas dotrą, ${then}.`];
}
