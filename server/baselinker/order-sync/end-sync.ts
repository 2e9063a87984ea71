import type { ExternalState } from "../../../shop/order/baselinker/external-order.ts";
import { getOrderState, type OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import type { Job } from "../../db/jobs/claim.ts";
import { lockRecord } from "../../db/orders/change-order.ts";
import { findState, patchState, queueSync } from "../../db/orders/external-orders.ts";
import type { Database } from "../../db/schema.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import type { Statuses } from "./account-statuses.ts";
import type { Sent } from "./send-changes.ts";
import type { OrderSyncDeps } from "./sync-order.ts";
import { notifyRefusal } from "./notify-refusal.ts";

type Ended = Sent & { statuses: Statuses };

export function endSync(job: Job, ended: Ended, deps: OrderSyncDeps): Outcome {
  const { sent, refused } = ended;
  if (refused.length === 0) return { kind: "done", write: (trx) => finish(trx, job, ended, deps) };
  return {
    kind: "failed",
    reason: refused.map(({ message }) => message).join(", "),
    async whenFailed(trx) {
      await saveSent(trx, job, sent);
      for (const failure of refused) await notifyRefusal(trx, job, failure, deps);
      await repeatIfQueued(trx, job, deps.now());
    },
  };
}

async function finish(
  trx: Database,
  job: Job,
  { sent, statuses }: Ended,
  { now, settings }: OrderSyncDeps,
): Promise<void> {
  const { reference: id } = job;
  await saveSent(trx, job, sent);
  const state = await findState(trx, id, settings.statusId);
  const record = await lockRecord(trx, "id", id);
  if (record && isBehind(record, state, statuses)) await queueSync(trx, [id], now());
  await repeatIfQueued(trx, job, now());
}

function isBehind(record: OrderRecord, state: ExternalState, { statusOf }: Statuses): boolean {
  const { timeline } = record;
  return (
    (getOrderState(timeline) !== state.step && statusOf(record) !== undefined) ||
    (timeline.trackingNumber !== undefined && timeline.trackingNumber !== state.tracking)
  );
}

/** The order is read again as BaseLinker has it now. */
async function saveSent(trx: Database, { reference }: Job, sent: Sent["sent"]): Promise<void> {
  if (Object.keys(sent).length > 0) await patchState(trx, reference, { ...sent, seen: "" });
}

/** What changed here or there while the job ran had to wait for it. */
async function repeatIfQueued(
  trx: Database,
  { reference, queuedAt }: Job,
  now: number,
): Promise<void> {
  const jobs = trx.selectFrom("jobs").select("queued_at").where("kind", "=", "order-sync");
  const row = await jobs.where("reference", "=", reference).executeTakeFirst();
  if (row?.queued_at !== queuedAt) await queueSync(trx, [reference], now);
}
