import type { Order } from "../../../shop/order/order.ts";
import { isOrderOf, type OrderLinkRequest } from "../../../shop/order/link/order-link-request.ts";
import type { Mail } from "../emails/email.ts";
import { emailsWithJobs, queueMails } from "../emails/emails.ts";
import type { Database } from "../schema.ts";
import { findOrder, lockOrder } from "./find-orders.ts";

type Times = { now: number; notSince: number };

export async function queueOrderLink(
  db: Database,
  { number, email }: OrderLinkRequest,
  { now, notSince }: Times,
  mailFor: (order: Order) => Mail,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockOrder(trx, "number", number);
    const order = await findOrder(trx, "number", number);
    if (!isOrderOf(order, email)) return false;
    const recent = await emailsWithJobs(trx)
      .select("emails.id")
      .where("emails.kind", "=", "order-link")
      .where("order_id", "=", order.id)
      .where("queued_at", ">", notSince)
      .executeTakeFirst();
    if (recent) return false;
    await queueMails(trx, [mailFor(order)], now, order.id);
    return true;
  });
}
