import { sql, type ExpressionBuilder } from "kysely";
import type { Cutoffs } from "../../../shop/privacy/retention.ts";
import { toWarsawDay } from "../../../shop/time/warsaw-time.ts";
import { countChanged } from "../changed-rows.ts";
import { deleteEmails, emailsWithJobs, eraseEmails } from "../emails/emails.ts";
import { deletePricesBefore } from "../catalogue/delete-prices.ts";
import type { Database, Tables } from "../schema.ts";
import { anonymisedOrder } from "./order-columns.ts";

export function purgeExpired(db: Database, cutoffs: Cutoffs, now: number) {
  return db.transaction().execute(async (trx) => ({
    orders: await anonymiseOrders(trx, cutoffs, now),
    messages: await deleteMessages(trx, cutoffs),
    mails: await eraseMails(trx, cutoffs),
    subscribers: await deleteSubscribers(trx, cutoffs),
    prices: await deletePricesBefore(trx, cutoffs.prices),
    missedSearches: await deleteMissedSearches(trx, cutoffs),
  }));
}

async function anonymiseOrders(db: Database, { orders, openWithdrawals }: Cutoffs, now: number) {
  const count = await countChanged(
    db
      .updateTable("orders")
      .set({ ...anonymisedOrder, erased_at: now })
      .where("erased_at", "is", null)
      .where("accepted_at", "<", orders)
      .where((row) =>
        row.or([row("completed_at", "is not", null), row("cancelled_at", "is not", null)]),
      )
      .where((row) => row.not(row.exists(withdrawalsOfOrder(row, openWithdrawals)))),
  );
  await forgetMailboxes(db);
  await forgetGifts(db);
  return count;
}

async function forgetMailboxes(db: Database): Promise<void> {
  const erased = db.selectFrom("orders").select("id").where("erased_at", "is not", null);
  await db
    .updateTable("code_uses")
    .set({ mailbox: null })
    .where("mailbox", "is not", null)
    .where("order_id", "in", erased)
    .execute();
}

/** An older version of the program erases orders without the columns that it does not know. */
async function forgetGifts(db: Database): Promise<void> {
  const { gift_dedication, gift_name, gift_address, gift_postal_code, gift_city } = anonymisedOrder;
  await db
    .updateTable("orders")
    .set({ gift_dedication, gift_name, gift_address, gift_postal_code, gift_city })
    .where("erased_at", "is not", null)
    .where("gift_dedication", "is not", null)
    .execute();
}

/** Their first line is the order's number, as the customer wrote it. */
function withdrawalsOfOrder(order: ExpressionBuilder<Tables, "orders">, since: number) {
  return order
    .selectFrom("messages")
    .select("messages.id")
    .where("messages.kind", "=", "withdrawal")
    .where("messages.received_at", ">", since)
    .where((message) =>
      message.or([
        sql<boolean>`lower(messages.email) = lower(orders.email)`,
        sql<boolean>`messages.message = orders.number`,
        sql<boolean>`messages.message like orders.number || ${"\n%"}`,
      ]),
    );
}

async function deleteMessages(db: Database, { orders, messages }: Cutoffs) {
  return countChanged(
    db
      .deleteFrom("messages")
      .where((row) =>
        row.or([
          row.and([row("kind", "!=", "withdrawal"), row("received_at", "<", messages)]),
          row("received_at", "<", orders),
        ]),
      ),
  );
}

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
  return countChanged(
    db
      .deleteFrom("subscribers")
      .where((row) =>
        row.or([
          row.and([row("confirmed_at", "is", null), row("confirm_sent_at", "<", signups)]),
          row("unsubscribed_at", "<", messages),
        ]),
      ),
  );
}

async function deleteMissedSearches(db: Database, { missedSearches }: Cutoffs) {
  const firstDay = toWarsawDay(missedSearches);
  return countChanged(db.deleteFrom("missed_searches").where("day", "<", firstDay));
}
