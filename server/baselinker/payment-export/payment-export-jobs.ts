import type { Job } from "../../db/jobs/claim.ts";
import type { OrderExport } from "../../db/orders/order-exports.ts";
import type { Store } from "../../db/store.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import type { JobHandler, JobLog } from "../../jobs/worker.ts";
import { acquireBaselinkerCall } from "../client/acquire-call.ts";
import { createBaselinker } from "../client/baselinker.ts";
import type { CallDeps } from "../client/call.ts";
import { createExportJobs, leaseMs } from "../order-export/export-jobs.ts";
import { setPaymentParams } from "./set-payment-params.ts";

/** The export of the order makes the job due earlier. */
const exportingMs = 60_000;
/** The owner enters a rejected order by hand. */
const rejectedMs = 3_600_000;

type Deps = CallDeps & {
  store: Store;
  wait: (ms: number) => Promise<void>;
  log: JobLog;
};

/** Tells BaseLinker once what was paid for each exported order. */
export function createPaymentExportJobs(deps: Deps): JobHandler {
  const messages = {
    misconfigured: "Wpłaty czekają na BaseLinkera: popraw ustawienia",
    failed: "BaseLinker nie przyjął wpłaty. Odnotuj ją tam ręcznie.",
    retried: "Payment export will be retried",
  };
  const submit = (job: Job) => submitPayment(job, deps);
  return createExportJobs({ kind: "payment-export", submit, messages }, deps);
}

async function submitPayment(job: Job, deps: Deps): Promise<Outcome> {
  const { store, now } = deps;
  const record = await store.orders.findRecord("id", job.reference);
  const exported = await store.orders.findExport(job.reference);
  if (record?.timeline.paidAt === undefined || !exported) return { kind: "dropped" };
  const { externalId, cancelledAt } = exported;
  if (externalId === null) {
    if (cancelledAt !== null) return { kind: "dropped" };
    return { kind: "rescheduled", runAt: now() + pauseFor(exported) };
  }
  const facts = await store.payments.facts(job.reference);
  const options = { lease: { job, leaseMs }, yieldsToExports: false };
  const acquireCall = () => acquireBaselinkerCall(deps, options);
  const baselinker = createBaselinker({ ...deps, acquireCall });
  await baselinker.setOrderPayment(setPaymentParams(record, facts, externalId));
  deps.log.info({ order: record.order.number, baselinker: externalId }, "Payment exported");
  return { kind: "done" };
}

function pauseFor({ failedAt }: OrderExport): number {
  return failedAt === null ? exportingMs : rejectedMs;
}
