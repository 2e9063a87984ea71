import type { Job } from "../../db/jobs/claim.ts";
import { queueJobs } from "../../db/jobs/queue.ts";
import { findFacts } from "../../db/payments/payment-facts.ts";
import type { Database } from "../../db/schema.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import type { JobHandler } from "../../jobs/worker.ts";
import { patchState, queueSync } from "../../db/orders/external-orders.ts";
import type { Baselinker } from "../client/baselinker.ts";
import { createExportJobs, waitForExport, type ExportDeps } from "../order-export/export-jobs.ts";
import { notifyRefusal } from "../order-sync/notify-refusal.ts";
import { setPaymentParams } from "./set-payment-params.ts";
import { sumTurnover } from "../../../shop/payment/turnover.ts";
import type { Grosze } from "../../../shop/price.ts";
import { minuteMs } from "../../../shop/time/durations.ts";

type Deps = ExportDeps & {
  /** Set where orders are read back: a sum booked there meanwhile is not overwritten unseen. */
  initialStatus?: number | undefined;
};

export function createPaymentExportJobs(deps: Deps): JobHandler {
  const messages = {
    misconfigured: "Wpłaty czekają na BaseLinkera: popraw ustawienia",
    failed: "BaseLinker nie przyjął wpłaty. Odnotuj ją tam ręcznie.",
    retried: "Payment export will be retried",
  };
  return createExportJobs(
    {
      submit: (job, baselinker) => submitPayment(job, baselinker, deps),
      whenFailed: (trx, job, failure) => notifyRefusal(trx, job, failure, deps),
      messages,
    },
    deps,
  );
}

async function submitPayment(job: Job, baselinker: Baselinker, deps: Deps): Promise<Outcome> {
  const { store, now } = deps;
  const record = await store.orders.findRecord("id", job.reference);
  const exported = await store.orders.findExport(job.reference);
  if (!record || !exported || record.facts.length === 0) return { kind: "dropped" };
  const { externalId } = exported;
  if (externalId === null) return waitForExport(exported, now());
  const conflict = await avoidConflict(job, externalId, baselinker, deps);
  if (conflict) return conflict;
  await baselinker.setOrderPayment(setPaymentParams(record, externalId));
  deps.log.info({ order: record.order.number, baselinker: externalId }, "Payment exported");
  const { balance } = sumTurnover(record.facts);
  return { kind: "done", write: (trx) => repeatIfChanged(trx, job, balance, now()) };
}

/** Where another sum was booked there, the order is read back before the shop's may follow. */
async function avoidConflict(
  { reference }: Job,
  externalId: string,
  baselinker: Baselinker,
  { store, initialStatus, now }: Deps,
): Promise<Outcome | undefined> {
  if (initialStatus === undefined) return undefined;
  const theirs = await baselinker.order(externalId);
  const agreed = await store.externalOrders.findState(reference, initialStatus);
  const record = await store.orders.findRecord("id", reference);
  const { balance } = sumTurnover(record?.facts ?? []);
  if (!theirs || theirs.paid === agreed.paid || theirs.paid === balance) return undefined;
  const write = (trx: Database) => queueSync(trx, [reference], now());
  if (balance === agreed.paid) return { kind: "done", write };
  return { kind: "rescheduled", runAt: now() + minuteMs, write };
}

/** Money that moved during the call had to wait for this job: it is exported at once. */
async function repeatIfChanged(
  trx: Database,
  { kind, reference }: Job,
  exported: Grosze,
  now: number,
): Promise<void> {
  await patchState(trx, reference, { paid: exported, seen: "" });
  const facts = await findFacts(trx, [{ id: reference }]);
  const { balance } = sumTurnover(facts.get(reference) ?? []);
  if (balance !== exported) await queueJobs(trx, [{ kind, reference, restart: true }], now);
}
