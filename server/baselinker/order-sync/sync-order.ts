import { isDeepStrictEqual } from "node:util";
import type { WarehouseOrders } from "../../../shop/shop-config.ts";
import { findLineDifference } from "../../../shop/order/baselinker/differences.ts";
import type { ExternalState } from "../../../shop/order/baselinker/external-order.ts";
import { isErased, getOrderState } from "../../../shop/order/status/order-timeline.ts";
import type { OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import { findState, patchState } from "../../db/orders/external-orders.ts";
import { markNotified } from "../../db/orders/reading-position.ts";
import type { Job } from "../../db/jobs/claim.ts";
import { queueJobs } from "../../db/jobs/queue.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import { changeOrder } from "../../orders/change-order.ts";
import { acquireBaselinkerCall } from "../client/acquire-call.ts";
import { createBaselinker, type Baselinker } from "../client/baselinker.ts";
import { leaseMs, waitForExport, type ExportDeps } from "../order-export/export-jobs.ts";
import type { Statuses } from "./account-statuses.ts";
import { removedKey, reportDifference } from "./describe-differences.ts";
import { findFate } from "./read-journal.ts";
import { decideSync, type ReadOrder } from "./decide-sync.ts";
import { findTakenCode } from "./find-taken-code.ts";
import { endSync } from "./end-sync.ts";
import { createPermits, findContactToSend, sendChanges, type Synced } from "./send-changes.ts";

export type OrderSyncDeps = ExportDeps & {
  settings: WarehouseOrders;
  statuses: (baselinker: Baselinker) => Promise<Statuses>;
};

/**
 * Brings an order here and there to the same state: takes over what changed there, in one
 * transaction with the mails, and sends what changed here. @throws BaselinkerFailure, LeaseLost
 */
export async function syncOrder(job: Job, deps: OrderSyncDeps): Promise<Outcome> {
  const { store, now } = deps;
  const exported = await store.orders.findExport(job.reference);
  const record = await store.orders.findRecord("id", job.reference);
  if (!record || !exported || isErased(record)) return { kind: "dropped" };
  const { externalId } = exported;
  if (externalId === null) return waitForExport(exported, now());
  const acquire = (count: number) =>
    acquireBaselinkerCall(deps, { lease: { job, leaseMs }, yieldsToExports: false, count });
  const calls = createPermits(acquire, now);
  const baselinker = createBaselinker({ ...deps, acquireCall: calls.take });
  const statuses = await deps.statuses(baselinker);
  const before = await store.externalOrders.findState(job.reference, deps.settings.statusId);
  // Little time lies between reading and sending.
  if (getOrderState(record.timeline) !== before.step) await calls.prepare(3);
  const read = await readOrder(externalId, { record, before }, baselinker);
  const synced = await storeDecision(job, { read, before, statuses }, deps);
  if (!synced) return { kind: "rescheduled", runAt: now() };
  if (!read.theirs) return { kind: "done" };
  const sender = { ...read, baselinker, statuses };
  const ended = await sendChanges(externalId, synced, sender);
  if (Object.keys(ended.sent).length > 0)
    deps.log.info(
      { order: record.order.number, sent: Object.keys(ended.sent) },
      "Changes of an order sent to BaseLinker",
    );
  return endSync(job, { ...ended, statuses }, deps);
}

async function readOrder(
  externalId: string,
  { record: { order, timeline }, before }: { record: OrderRecord; before: ExternalState },
  baselinker: Baselinker,
): Promise<ReadOrder> {
  const theirs = await baselinker.order(externalId);
  const key = theirs ? findLineDifference(order, theirs.lines)?.key : removedKey;
  const isNews = key !== undefined && !before.told.includes(key);
  const hasParcels =
    theirs?.packageNumber || timeline.trackingNumber !== undefined || timeline.parcels?.length;
  return {
    theirs,
    parcels: theirs && hasParcels ? await baselinker.parcels(externalId) : undefined,
    fate: isNews ? await findFate(baselinker, externalId) : undefined,
  };
}

type Reading = { read: ReadOrder; before: ExternalState; statuses: Statuses };

/** Undefined when something else was sent to BaseLinker since it was read, as payments are. */
async function storeDecision(
  { reference: id }: Job,
  { read, before, statuses }: Reading,
  deps: OrderSyncDeps,
): Promise<Synced | undefined> {
  let synced: Synced | undefined;
  await changeOrder(deps, { id }, async (record, now, trx) => {
    const current = await findState(trx, id, deps.settings.statusId);
    if (isErased(record) || !isDeepStrictEqual(current, before)) return undefined;
    const decision = decideSync({ record, state: before, read, now }, statuses);
    const news = await findTakenCode(trx, record, decision.followed);
    for (const difference of decision.differences)
      if (!difference.key.startsWith("unknown-status") || (await markNotified(trx, difference.key)))
        news.push(difference);
    const payment = { kind: "payment-export", reference: id, restart: true } as const;
    if (decision.sendsSum) await queueJobs(trx, [payment], now);
    // What is sent comes back as BaseLinker writes it, even if its reply is lost.
    const isSent = findContactToSend(record, decision.state) !== undefined;
    const state = { ...decision.state, ...(isSent && { theirContact: undefined }) };
    await patchState(trx, id, state);
    synced = { record: decision.followed, state };
    return [
      ...decision.changes,
      ...news.map((difference) => reportDifference(record.order, difference)),
    ];
  });
  return synced;
}
