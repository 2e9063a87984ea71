import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import type { OrderTimeline, OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import type { Mail } from "../emails/email.ts";
import { queueMails } from "../emails/emails.ts";
import { jobAdminTable } from "../jobs/job-admin.ts";
import { findJobKinds } from "../jobs/job-kind.ts";
import { finishedJob, jobsTable, queueJobs, type QueuedJob } from "../jobs/queue.ts";
import { insertFacts } from "../payments/payment-facts.ts";
import type { Database } from "../schema.ts";
import { findRecord, lockOrder } from "./find-orders.ts";
import { writeEdit, type StoredEdit } from "./order-edits.ts";
import { noSubmitter, timelineColumns } from "./order-rows.ts";
import { renewReservation } from "./stock/unconfirmed-reservations.ts";
import { releaseOrder } from "./stock/release-stock.ts";

export type OrderChange = {
  timeline?: OrderTimeline | undefined;
  mails?: readonly Mail[];
  facts?: readonly PaymentFact[];
  jobs?: readonly QueuedJob[];
  /** Sent when BaseLinker has the order; `externalId` is its number there. */
  exportedMail?: (externalId: string) => Mail;
  edit?: StoredEdit;
  now: number;
};

export type DecideChange = (record: OrderWithFacts) => OrderChange | undefined;

export function changeOrder(
  db: Database,
  column: "id" | "number",
  value: string,
  decide: DecideChange,
): Promise<void> {
  return db.transaction().execute((trx) => changeLockedOrder(trx, column, value, decide));
}

export async function changeLockedOrder(
  transaction: Database,
  column: "id" | "number",
  value: string,
  decide: (record: OrderWithFacts) => OrderChange | undefined | Promise<OrderChange | undefined>,
): Promise<void> {
  await lockOrder(transaction, column, value);
  const record = await findRecord(transaction, column, value);
  if (!record) return;
  const change = await decide(record);
  if (change) await writeChange(transaction, record, change);
}

async function writeChange(db: Database, record: OrderWithFacts, change: OrderChange) {
  const { id: orderId } = record.order;
  const { timeline, mails = [], facts = [], jobs = [], exportedMail, edit, now } = change;
  if (edit) await writeEdit(db, orderId, edit, now);
  if (timeline) await writeTimeline(db, record, timeline, now);
  await insertFacts(db, orderId, facts);
  await finishChecks(db, facts, now);
  await queueJobs(db, jobs, now);
  await queueMails(db, mails, now, orderId);
  const externalId = exportedMail && (await findExternalId(db, orderId));
  if (externalId) await queueMails(db, [exportedMail(externalId)], now, orderId);
}

/** A check that had given up alarms nobody once its attempt has an end. */
async function finishChecks(db: Database, facts: readonly PaymentFact[], now: number) {
  for (const { kind, reference } of facts)
    if (ends.has(kind)) await finishedJob(db, { kind: "payment-check", reference }, now).execute();
}

const ends: ReadonlySet<PaymentFact["kind"]> = new Set([
  "attempt-failed",
  "attempt-settled",
  "payment-completed",
  "payment-cancelled",
]);

/** Their checks cancel at PayU what is still open. */
async function checkAttemptsNow(db: Database, { facts }: OrderWithFacts, now: number) {
  const attempts = facts.filter(({ kind }) => kind === "attempt-started");
  for (const { reference } of attempts) await jobsTable(db).runNow("payment-check", now, reference);
}

async function findExternalId(db: Database, orderId: string) {
  const orders = db.selectFrom("orders").select("external_id").where("id", "=", orderId);
  return (await orders.executeTakeFirst())?.external_id;
}

async function writeTimeline(
  db: Database,
  record: OrderWithFacts,
  timeline: OrderTimeline,
  now: number,
) {
  const { id: orderId } = record.order;
  await renewReservation(db, orderId, now);
  // Somebody has looked at the order: where it came from is of no use any more.
  const columns = { ...timelineColumns(timeline), ...noSubmitter, reservation_ends_at: null };
  const { paidAt, cancelledAt } = timeline;
  await db.updateTable("orders").set(columns).where("id", "=", orderId).execute();
  if (paidAt !== undefined || cancelledAt !== undefined) {
    await checkAttemptsNow(db, record, now);
    // They find that nothing is left to do, and alarm nobody any more.
    for (const kind of findJobKinds(({ repeatedOnce }) => repeatedOnce === "settled"))
      await jobAdminTable(db).retryFailed(kind, now, orderId);
  }
  if (cancelledAt === undefined) return;
  await releaseOrder(db, orderId, cancelledAt);
  // BaseLinker may have a failed export after all: it is looked up once more.
  for (const kind of findJobKinds(({ repeatedOnce }) => repeatedOnce === "cancelled"))
    await jobAdminTable(db).retryFailed(kind, now, orderId);
}
