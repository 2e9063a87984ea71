import { emptyForm } from "../../../shop/order/customer.ts";
import type { Cutoffs } from "../../../shop/privacy/retention.ts";
import { deleteEmails, emailsWithJobs, eraseEmails } from "../emails.ts";
import { personColumns } from "../orders/order-rows.ts";
import type { Database } from "../schema.ts";

/** The columns of an order after anonymisation. */
export const anonymisedOrder = { ...personColumns(emptyForm), locker: "", cancel_reason: null };

export function purgeExpired(db: Database, cutoffs: Cutoffs, now: number) {
  return db.transaction().execute(async (trx) => ({
    orders: await anonymiseOrders(trx, cutoffs, now),
    messages: await deleteMessages(trx, cutoffs),
    mails: await eraseMails(trx, cutoffs),
    subscribers: await deleteSubscribers(trx, cutoffs),
  }));
}

async function anonymiseOrders(db: Database, { orders }: Cutoffs, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({ ...anonymisedOrder, erased_at: now })
    .where("erased_at", "is", null)
    .where("accepted_at", "<", orders)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Withdrawals are kept as long as their orders. */
async function deleteMessages(db: Database, { orders, messages }: Cutoffs) {
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

/** Erases the text of sent mails and deletes failed ones. */
async function eraseMails(db: Database, { messages, sentMails }: Cutoffs) {
  const emails = emailsWithJobs(db).select("emails.id");
  const sent = await emails.where("done_at", "<", sentMails).where("content", "!=", "").execute();
  const failed = await emails.where("failed_at", "<", messages).execute();
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  await eraseEmails(db, idsOf(sent));
  await deleteEmails(db, idsOf(failed));
  return sent.length + failed.length;
}

async function deleteSubscribers(db: Database, { messages, signups }: Cutoffs) {
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
