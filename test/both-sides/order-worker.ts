import { createOrderExportJobs } from "../../server/baselinker/order-export/order-export-jobs.ts";
import { createOrderSyncJobs } from "../../server/baselinker/order-sync/order-sync-jobs.ts";
import type { OrderSyncDeps } from "../../server/baselinker/order-sync/sync-order.ts";
import { createPaymentExportJobs } from "../../server/baselinker/payment-export/payment-export-jobs.ts";
import { createWorker } from "../../server/jobs/worker.ts";
import { syncingFeatures } from "../fixtures.ts";

export const initialStatus = 1;

/** The fake account's statuses. */
const configured = {
  confirmed: "Do realizacji",
  dispatched: "Wysłane",
  ready: "Gotowe do odbioru",
  completed: "Zrealizowane",
  cancelled: "Anulowane",
};

type Parts = Omit<OrderSyncDeps, "statuses" | "settings" | "features"> & { workerId: string };

/** The jobs that keep orders in the shop and in the fake BaseLinker the same. */
export function createOrderWorker(parts: Parts) {
  const deps = { ...parts, settings: { statusId: initialStatus }, features: syncingFeatures };
  return createWorker(
    { ...parts, random: () => 0.5 },
    {
      "order-export": createOrderExportJobs(deps),
      "payment-export": createPaymentExportJobs({ ...deps, initialStatus }),
      ...createOrderSyncJobs({ ...deps, configured }),
    },
  );
}
