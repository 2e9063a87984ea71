import { isOrderOf, type OrderLinkRequest } from "../../shop/order/link/order-link-request.ts";
import type { WriteMail } from "../email/mails.ts";
import type { Store } from "../db/store.ts";
import { hourMs } from "../../shop/time/durations.ts";

const minPauseBetweenMails = hourMs;

export function createOrderLinkMails(deps: {
  store: Pick<Store, "orders">;
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
      const time = now();
      const times = { now: time, notSince: time - minPauseBetweenMails };
      if (
        await store.orders.queueLink(request, times, (order) => mail("order-link", { order }, time))
      )
        wakeEmails();
      else await refundMail(request.email, "link");
    },
  };
}
