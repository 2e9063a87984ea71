import type { OrderRecord } from "../../shop/order/status/order-timeline.ts";
import type { OrderChange } from "../db/orders/change-order.ts";
import type { WriteMail } from "../email/mails.ts";

/**
 * Returns what is stored once BaseLinker has issued an order's invoice: its number, and the mail
 * that tells the customer. Nothing for a known number.
 */
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
