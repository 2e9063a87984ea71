import type { Kysely } from "kysely";
import { emptyForm } from "../../../shop/order/customer.ts";
import type { Cutoffs } from "../../../shop/privacy/retention.ts";
import { personColumns } from "./person-columns.ts";
import type { Tables } from "../schema.ts";

/** How much was forgotten, for the log. */
export type Forgotten = Record<"orders" | "messages" | "mails" | "subscribers", number>;

/** What is left of an order when nobody may know any more whose it was. */
export const namelessOrder = { ...personColumns(emptyForm), locker: "", cancel_reason: null };

export function retentionTable(db: Kysely<Tables>) {
  return {
    /** Empties and removes what the privacy policy lets the shop keep no longer. */
    forgetOld: (cutoffs: Cutoffs, now: number): Promise<Forgotten> =>
      db.transaction().execute(async (own) => ({
        orders: await forgetOrders(own, cutoffs, now),
        messages: await forgetMessages(own, cutoffs),
        mails: await forgetMails(own, cutoffs),
        subscribers: await forgetSubscribers(own, cutoffs),
      })),
  };
}

async function forgetOrders(db: Kysely<Tables>, { orders }: Cutoffs, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({ ...namelessOrder, erased_at: now })
    .where("erased_at", "is", null)
    .where("accepted_at", "<", orders)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** A withdrawal belongs to its order and stays as long. */
async function forgetMessages(db: Kysely<Tables>, { orders, messages }: Cutoffs) {
  const { numDeletedRows } = await db
    .deleteFrom("messages")
    .where((row) =>
      row.or([
        row.and([row("kind", "!=", "withdrawal"), row("received_at", "<", messages)]),
        row("received_at", "<", orders),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Of a mail that was sent its dates stay; one that was given up waits as long as a message. */
async function forgetMails(db: Kysely<Tables>, { messages, sentMails }: Cutoffs) {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ mail: "" })
    .where("mail", "!=", "")
    .where("sent_at", "<", sentMails)
    .executeTakeFirstOrThrow();
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("failed_at", "<", messages)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows + numDeletedRows);
}

async function forgetSubscribers(db: Kysely<Tables>, { messages, signups }: Cutoffs) {
  const { numDeletedRows } = await db
    .deleteFrom("subscribers")
    .where((row) =>
      row.or([
        row.and([row("confirmed_at", "is", null), row("confirm_sent_at", "<", signups)]),
        row("unsubscribed_at", "<", messages),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
