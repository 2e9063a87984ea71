import { isOrderOf, type OrderLinkRequest } from "../../shop/order/link/order-link-request.ts";
import { hasRecentMail, queueMails } from "../db/emails/emails.ts";
import { findOrder, lockOrder } from "../db/orders/find-orders.ts";
import type { Database } from "../db/schema.ts";
import type { WriteMail } from "../email/mails.ts";
import type { Store } from "../db/store.ts";
import { hourMs } from "../../shop/time/durations.ts";

const minPauseBetweenMails = hourMs;

export function createOrderLinkMails(deps: {
  store: Pick<Store, "orders" | "transaction">;
  mail: WriteMail;
  admitsMail: (email: string, mail: "link") => Promise<boolean>;
  refundMail: (email: string, mail: "link") => Promise<void>;
  now: () => number;
  wakeEmails: () => void;
}) {
  const { store, mail, admitsMail, refundMail, now, wakeEmails } = deps;
  return {
    /**
     * Mails an order's link to its own address, at most once an hour. Anybody can order in the name
     * of somebody else, many times. Says nothing about whether there is such an order.
     */
    async mailOrderLink(request: OrderLinkRequest): Promise<void> {
      const order = await store.orders.findByNumber(request.number);
      if (!isOrderOf(order, request.email) || !(await admitsMail(request.email, "link"))) return;
      if (await store.transaction((trx) => queueLink(trx, request, mail, now()))) wakeEmails();
      else await refundMail(request.email, "link");
    },
  };
}

async function queueLink(
  trx: Database,
  { number, email }: OrderLinkRequest,
  mail: WriteMail,
  now: number,
): Promise<boolean> {
  await lockOrder(trx, "number", number);
  const order = await findOrder(trx, "number", number);
  if (!isOrderOf(order, email)) return false;
  const recent = { orderId: order.id, kind: "order-link", since: now - minPauseBetweenMails };
  if (await hasRecentMail(trx, recent)) return false;
  await queueMails(trx, [mail("order-link", { order }, now)], now, order.id);
  return true;
}
