import type { OrderRecord } from "../../shop/order/status/order-timeline.ts";
import type { OrderChange } from "../db/orders/change-order.ts";
import type { WriteMail } from "../email/mails.ts";

/** The number and the customer's mail; nothing for a known number. */
export function recordInvoice(
  { order, timeline }: OrderRecord,
  invoiceNumber: string,
  mail: WriteMail,
  now: number,
): OrderChange | undefined {
  if (timeline.invoiceNumber === invoiceNumber) return undefined;
  const changed = { order, timeline: { ...timeline, invoiceNumber } };
  return { timeline: changed.timeline, mails: [mail("order-invoiced", changed, now)], now };
}
