import { nextAttemptReference } from "../../shop/payment/payment-fact.ts";
import { dueOnline } from "../../shop/payment/pay-order.ts";
import { summarisePayments } from "../../shop/payment/payment-summary.ts";
import { queueJobs } from "../db/jobs/queue.ts";
import { findRecord } from "../db/orders/find-orders.ts";
import { insertFacts } from "../db/payments/payment-facts.ts";
import type { Database } from "../db/schema.ts";
import { minuteMs } from "../../shop/time/durations.ts";

/** As many as a customer may have started after the backup was made. */
const maxLost = 3;
/** Attempts that are just being made are not asked about. */
const askedAfterMs = 2 * minuteMs;

/**
 * Stores attempts that orders with a deadline may have had after the backup was made. Their checks
 * ask PayU, as for a reply that was lost, and until then no such order is cancelled.
 */
export async function suspectLostAttempts(db: Database, now: number): Promise<void> {
  const pending = db.selectFrom("jobs").select("reference").where("kind", "=", "payment-deadline");
  const jobs = await pending.where("done_at", "is", null).execute();
  for (const { reference: id } of jobs) {
    const record = await findRecord(db, "id", id);
    if (!record) continue;
    const amount = dueOnline(record);
    if (amount === 0) continue;
    const taken = summarisePayments(record.facts).attempts.map(({ reference }) => reference);
    for (let count = 0; count < maxLost; count += 1)
      taken.push(nextAttemptReference(record.order.number, taken));
    const references = taken.slice(-maxLost);
    const facts = references.map((reference) => ({
      kind: "attempt-started" as const,
      reference,
      at: now - askedAfterMs,
      source: "customer" as const,
      amount,
      externalId: "",
      note: "page",
    }));
    await insertFacts(db, id, facts);
    await queueJobs(
      db,
      references.map((reference) => ({ kind: "payment-check", reference })),
      now,
    );
  }
}
