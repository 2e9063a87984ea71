import type { JobHandler } from "../../jobs/worker.ts";
import { createExportJobs } from "./export-jobs.ts";
import { submitOrder, type SubmitDeps } from "./submit-order.ts";

export function createOrderExportJobs(deps: SubmitDeps): JobHandler {
  const messages = {
    misconfigured: "Zamówienia czekają na BaseLinkera: popraw ustawienia",
    failed: "BaseLinker nie przyjął zamówienia. Wprowadź je ręcznie.",
    retried: "Order export will be retried",
  };
  const submit = (job: Parameters<typeof submitOrder>[0]) => submitOrder(job, deps);
  return createExportJobs({ submit, messages }, deps);
}
