import type { StoredMessage } from "../../shop/email/message.ts";
import type { Mail } from "./emails/email.ts";
import { queueMails } from "./emails/emails.ts";
import { personColumns } from "./orders/order-rows.ts";
import type { Database } from "./schema.ts";

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
  };
}
