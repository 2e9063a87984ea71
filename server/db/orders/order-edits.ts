import type { EditedOrder } from "../../../shop/order/edit-order.ts";
import type { Mail } from "../emails/email.ts";
import { deleteEmails, emailsWithJobs } from "../emails/emails.ts";
import type { Database } from "../schema.ts";
import { invoiceColumns } from "./invoice-columns.ts";
import { personColumns } from "./order-rows.ts";

export type OrderEditRecord = { at: number; fields: string[] };

export function orderEditsTable(db: Database) {
  return {
    async listEdits(orderId: string): Promise<OrderEditRecord[]> {
      const edits = db.selectFrom("order_edits").select(["at", "fields"]);
      const rows = await edits.where("order_id", "=", orderId).orderBy("at").execute();
      return rows.map(({ at, fields }) => ({ at, fields: fields.split(",") }));
    },
  };
}

export async function writeEdit(
  db: Database,
  orderId: string,
  { customer, locker, invoice, fields }: EditedOrder,
  now: number,
): Promise<void> {
  const orders = db.updateTable("orders").where("id", "=", orderId);
  await orders.set({ ...personColumns(customer), locker, ...invoiceColumns(invoice) }).execute();
  const known = db.selectFrom("order_edits").select(({ fn }) => fn.max("at").as("at"));
  const last = await known.where("order_id", "=", orderId).executeTakeFirst();
  const at = Math.max(now, (last?.at ?? 0) + 1);
  const row = { order_id: orderId, at, fields: fields.join(",") };
  await db.insertInto("order_edits").values(row).execute();
}

/** Takes back what did not reach an address, and returns it; with `sent` also what did. */
export async function withdrawMails(
  db: Database,
  orderId: string,
  { from, sent }: { from: string; sent: boolean },
): Promise<Mail[]> {
  const rows = await emailsWithJobs(db)
    .select(["emails.id", "content", "done_at"])
    .where("emails.order_id", "=", orderId)
    .where("recipient", "=", from)
    .where("content", "!=", "")
    .$if(!sent, (mails) => mails.where("done_at", "is", null))
    .orderBy("queued_at")
    .execute();
  const unsent = rows.filter(({ done_at }) => done_at === null).map(({ id }) => id);
  await deleteEmails(db, unsent);
  return rows.map(({ content }) => JSON.parse(content) as Mail);
}
