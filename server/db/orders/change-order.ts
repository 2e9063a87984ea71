import type { Consequences } from "../../../shop/order/change/consequences.ts";
import type { KnownOrder } from "../../../shop/order/change/order-change.ts";
import type { EditedOrder } from "../../../shop/order/edit-order.ts";
import type { OrderTimeline } from "../../../shop/order/status/order-timeline.ts";
import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import type { Mail } from "../emails/email.ts";
import { queueMails } from "../emails/emails.ts";
import { changeJobs } from "../jobs/change-jobs.ts";
import { insertFacts } from "../payments/payment-facts.ts";
import type { Database } from "../schema.ts";
import { findRecord, lockOrder } from "./find-orders.ts";
import { writeEdit } from "./order-edits.ts";
import { noSubmitter, timelineColumns } from "./order-rows.ts";
import { releaseOrder, reserveOrder } from "./stock/release-stock.ts";
import { renewReservation } from "./stock/unconfirmed-reservations.ts";

export type OrderWrites = Omit<Consequences, "mails"> & {
  timeline?: OrderTimeline;
  edit?: EditedOrder;
  externalId?: string;
  facts?: readonly PaymentFact[];
  mails: readonly Mail[];
};

export async function lockRecord(
  db: Database,
  column: "id" | "number",
  value: string,
): Promise<KnownOrder | undefined> {
  const row = await lockOrder(db, column, value);
  const record = row && (await findRecord(db, column, value));
  return record && { ...record, externalId: row.external_id ?? undefined };
}

/** Writes what was decided of a locked order. */
export async function writeOrder(db: Database, orderId: string, writes: OrderWrites, now: number) {
  const { timeline, edit, externalId, facts = [], mails, jobs, stock } = writes;
  if (edit) await writeEdit(db, orderId, edit, now);
  if (stock) await stockChanges[stock](db, orderId, now);
  const columns = {
    // Somebody has looked at the order: where it came from is of no use any more.
    ...(timeline && { ...timelineColumns(timeline), ...noSubmitter, reservation_ends_at: null }),
    ...(externalId !== undefined && { exported_at: now, external_id: externalId }),
  };
  if (Object.keys(columns).length > 0)
    await db.updateTable("orders").set(columns).where("id", "=", orderId).execute();
  await insertFacts(db, orderId, facts);
  await changeJobs(db, jobs, now);
  await queueMails(db, mails, now, orderId);
}

const stockChanges = { release: releaseOrder, reserve: reserveOrder, renew: renewReservation };
