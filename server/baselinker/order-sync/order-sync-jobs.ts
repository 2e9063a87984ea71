import type { WarehouseStatuses } from "../../../shop/order/baselinker/warehouse-statuses.ts";
import type { JobHandler } from "../../jobs/worker.ts";
import { createExportJobs } from "../order-export/export-jobs.ts";
import { rememberStatuses } from "./account-statuses.ts";
import { createOrderChangesJobs } from "./find-changes.ts";
import { readInvoice } from "./read-invoice.ts";
import { syncOrder, type OrderSyncDeps } from "./sync-order.ts";
import { notifyRefusal } from "./notify-refusal.ts";

/** Keeps orders here and in BaseLinker the same, where the owner has mapped the statuses. */
export function createOrderSyncJobs(
  parts: Omit<OrderSyncDeps, "statuses"> & { configured: WarehouseStatuses },
): Record<"order-changes" | "order-sync" | "order-invoice", JobHandler> {
  const deps = { ...parts, statuses: rememberStatuses(parts, parts.now) };
  const messages = {
    misconfigured: "Zmiany zamówień czekają na BaseLinkera: popraw ustawienia",
    failed: "BaseLinker nie przyjął zmiany zamówienia. Zmień je tam ręcznie.",
    retried: "Order sync will be retried",
  };
  const invoiceMessages = {
    misconfigured: "Numery faktur czekają na BaseLinkera: popraw ustawienia",
    failed: "Invoice number unknown",
    retried: "Invoice number will be asked for again",
  };
  return {
    "order-changes": createOrderChangesJobs(deps),
    "order-sync": createExportJobs(
      {
        submit: (job) => syncOrder(job, deps),
        whenFailed: (trx, job, failure) => notifyRefusal(trx, job, failure, deps),
        messages,
      },
      deps,
    ),
    "order-invoice": createExportJobs(
      {
        submit: (job, baselinker) => readInvoice(job, baselinker, deps),
        yieldsToExports: true,
        messages: invoiceMessages,
      },
      deps,
    ),
  };
}
