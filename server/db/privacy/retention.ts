import type { Kysely } from "kysely";
import { emptyForm } from "../../../shop/order/customer.ts";
import type { Cutoffs } from "../../../shop/privacy/retention.ts";
import { personColumns } from "./person-columns.ts";
import type { Tables } from "../schema.ts";

/** How much was forgotten, for the log. */
export type PurgeCounts = Record<"orders" | "messages" | "mails" | "subscribers", number>;

/** What is left of an order when nobody may know any more whose it was. */
export const anonymisedOrder = { ...personColumns(emptyForm), locker: "", cancel_reason: null };

export function retentionTable(db: Kysely<Tables>) {
  return {
    /** Empties and removes what the privacy policy lets the shop keep no longer. */
    purgeExpired: (cutoffs: Cutoffs, now: number): Promise<PurgeCounts> =>
      db.transaction().execute(async (trx) => ({
        orders: await anonymiseOrders(trx, cutoffs, now),
        messages: await deleteMessages(trx, cutoffs),
        mails: await eraseMails(trx, cutoffs),
        subscribers: await deleteSubscribers(trx, cutoffs),
      })),
  };
}

async function anonymiseOrders(db: Kysely<Tables>, { orders }: Cutoffs, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({ ...anonymisedOrder, erased_at: now })
    .where("erased_at", "is", null)
    .where("accepted_at", "<", orders)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** A withdrawal belongs to its order and stays as long. */
async function deleteMessages(db: Kysely<Tables>, { orders, messages }: Cutoffs) {
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
async function eraseMails(db: Kysely<Tables>, { messages, sentMails }: Cutoffs) {
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

async function deleteSubscribers(db: Kysely<Tables>, { messages, signups }: Cutoffs) {
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
