import type { Transaction } from "kysely";
import { inParts } from "../chunk.ts";
import type { PersonRows } from "./personal-data.ts";
import { namelessOrder } from "./retention.ts";
import type { Tables } from "../schema.ts";

/** Everything but what the books need: who bought, and where it was sent. */
const inBooks = { email: "", phone: "", message: "", locker: "", cancel_reason: null };

/** Carries out what was found; call it in the transaction that found it. */
export async function erasePerson(
  db: Transaction<Tables>,
  { orders, messages, subscribers, mails }: PersonRows,
  now: number,
): Promise<void> {
  const ids = (action: string) =>
    orders.filter((order) => order.action === action).map(({ id }) => id);
  for (const part of inParts(ids("anonymise"))) {
    const empty = { ...namelessOrder, erased_at: now };
    await db.updateTable("orders").set(empty).where("id", "in", part).execute();
  }
  for (const part of inParts(ids("redact"))) {
    await db.updateTable("orders").set(inBooks).where("id", "in", part).execute();
  }
  for (const part of inParts(messages)) {
    await db.deleteFrom("messages").where("id", "in", part).execute();
  }
  for (const part of inParts(mails.sent)) {
    await db.updateTable("outbox").set({ mail: "" }).where("id", "in", part).execute();
  }
  for (const part of inParts(mails.unsent)) {
    await db.deleteFrom("outbox").where("id", "in", part).execute();
  }
  for (const subscriber of subscribers) await endNewsletter(db, subscriber, now);
}

/** The dates of a consent stay as proof, without whose it was; what was never confirmed goes. */
async function endNewsletter(
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
