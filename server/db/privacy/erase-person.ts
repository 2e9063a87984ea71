import type { Transaction } from "kysely";
import { chunks } from "../chunk.ts";
import { deleteEmails, eraseEmails } from "../emails/emails.ts";
import type { PersonRows } from "./personal-data.ts";
import { anonymisedOrder, redactedOrder } from "./order-columns.ts";
import type { Tables } from "../schema.ts";

export async function erasePerson(
  db: Transaction<Tables>,
  { orders, messages, subscribers, mails }: PersonRows,
  now: number,
): Promise<void> {
  const ids = (action: string) =>
    orders.filter((order) => order.action === action).map(({ id }) => id);
  for (const chunk of chunks(ids("anonymise"))) {
    const empty = { ...anonymisedOrder, erased_at: now };
    await db.updateTable("orders").set(empty).where("id", "in", chunk).execute();
  }
  for (const chunk of chunks(ids("redact"))) {
    await db.updateTable("orders").set(redactedOrder).where("id", "in", chunk).execute();
  }
  for (const chunk of chunks(orders.filter(({ action }) => action !== "keep"))) {
    const erased = chunk.map(({ id }) => id);
    await db
      .updateTable("code_uses")
      .set({ mailbox: null })
      .where("order_id", "in", erased)
      .execute();
  }
  for (const chunk of chunks(messages)) {
    await db.deleteFrom("messages").where("id", "in", chunk).execute();
  }
  await eraseEmails(db, mails.sent);
  await deleteEmails(db, mails.unsent);
  for (const subscriber of subscribers) await eraseSubscriber(db, subscriber, now);
}

/** Keeps the dates of a consent as proof, without the person; deletes unconfirmed signups. */
async function eraseSubscriber(
  db: Transaction<Tables>,
  { id, confirmed_at }: PersonRows["subscribers"][number],
  now: number,
): Promise<void> {
  if (confirmed_at === null) {
    await db.deleteFrom("subscribers").where("id", "=", id).execute();
    return;
  }
  const ended = { email: `erased-${id}`, confirm_token_hash: null, code: null };
  await db
    .updateTable("subscribers")
    .set((row) => ({ ...ended, unsubscribed_at: row.fn.coalesce("unsubscribed_at", row.val(now)) }))
    .where("id", "=", id)
    .execute();
}
