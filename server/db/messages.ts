import type { StoredMessage } from "../../shop/email/message.ts";
import { didUpdate } from "./changed-rows.ts";
import type { Mail } from "./emails/email.ts";
import { queueMails } from "./emails/emails.ts";
import { customerOf, personColumns } from "./orders/order-rows.ts";
import type { Database, Tables } from "./schema.ts";

type OpenSince = { messagesSince: number; withdrawalsSince: number };

export function messagesTable(db: Database) {
  return {
    /** Saves the message and its mails once per key. */
    async save(message: StoredMessage, mails: readonly Mail[]): Promise<{ repeated: boolean }> {
      return db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("messages")
          .values({
            id: message.id,
            key: message.key,
            kind: message.kind,
            received_at: message.receivedAt,
            ...personColumns(message.form),
          })
          .onConflict((conflict) => conflict.column("key").doNothing())
          .executeTakeFirstOrThrow();
        if (!numInsertedOrUpdatedRows) return { repeated: true };
        await queueMails(transaction, mails, message.receivedAt);
        return { repeated: false };
      });
    },
    async find(id: string): Promise<StoredMessage | undefined> {
      const row = await db
        .selectFrom("messages")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && messageOf(row);
    },
    /** Those that nobody has dealt with, oldest first. */
    listOpen: (since: OpenSince) => listOpen(db, since),
    /** Records that the owner dealt with it; false for an unknown one. */
    finish: (id: string, now: number): Promise<boolean> =>
      didUpdate(
        db
          .updateTable("messages")
          .set((row) => ({ done_at: row.fn.coalesce("done_at", row.val(now)) }))
          .where("id", "=", id),
      ),
  };
}

async function listOpen(
  db: Database,
  { messagesSince, withdrawalsSince }: OpenSince,
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom("messages")
    .selectAll()
    .where("done_at", "is", null)
    .where((row) =>
      row.or([
        row("received_at", ">=", messagesSince),
        row.and([row("kind", "=", "withdrawal"), row("received_at", ">=", withdrawalsSince)]),
      ]),
    )
    .orderBy("received_at")
    .execute();
  return rows.map(messageOf);
}

function messageOf(row: Tables["messages"]): StoredMessage {
  const { id, key, kind, received_at: receivedAt } = row;
  return { id, key, kind, receivedAt, form: customerOf(row) };
}
