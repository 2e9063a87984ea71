import type { StoredMessage } from "../../shop/email/message.ts";
import { didUpdate } from "./did-update.ts";
import { customerOf } from "./orders/order-rows.ts";
import type { Database, Tables } from "./schema.ts";

type OpenSince = { messagesSince: number; withdrawalsSince: number };

/** What the owner has to answer. */
export function openMessagesTable(db: Database) {
  return {
    async find(id: string): Promise<StoredMessage | undefined> {
      const row = await db
        .selectFrom("messages")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && messageOf(row);
    },
    /** Those that nobody has dealt with, oldest first. */
    async listOpen({ messagesSince, withdrawalsSince }: OpenSince): Promise<StoredMessage[]> {
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
    },
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

function messageOf(row: Tables["messages"]): StoredMessage {
  const { id, key, kind, received_at: receivedAt } = row;
  return { id, key, kind, receivedAt, form: customerOf(row) };
}
