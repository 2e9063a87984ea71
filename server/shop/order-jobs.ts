import { warehouseOrders, warehouseStatuses } from "../../shop.config.ts";
import type { ExportDeps } from "../baselinker/order-export/export-jobs.ts";
import { createOrderExportJobs } from "../baselinker/order-export/order-export-jobs.ts";
import { createOrderSyncJobs } from "../baselinker/order-sync/order-sync-jobs.ts";
import { createPaymentExportJobs } from "../baselinker/payment-export/payment-export-jobs.ts";
import type { JobHandler } from "../jobs/worker.ts";

type OrderJobKind =
  | "order-export"
  | "payment-export"
  | "order-changes"
  | "order-sync"
  | "order-invoice";

export type SourceJobs = Record<"catalogue-sync" | OrderJobKind, JobHandler | undefined>;

const noOrderJobs: Record<OrderJobKind, undefined> = {
  "order-export": undefined,
  "payment-export": undefined,
  "order-changes": undefined,
  "order-sync": undefined,
  "order-invoice": undefined,
};

export const noJobs: SourceJobs = { "catalogue-sync": undefined, ...noOrderJobs };

const syncsOrders = warehouseOrders !== undefined && warehouseStatuses !== undefined;

/** What the configuration makes of orders in BaseLinker. */
export const orderFeatures = {
  exportsOrders: warehouseOrders !== undefined,
  syncsOrders,
  cancelsThere: syncsOrders && warehouseStatuses?.cancelled !== undefined,
};

export const noOrderFeatures: typeof orderFeatures = {
  exportsOrders: false,
  syncsOrders: false,
  cancelsThere: false,
};

export function createOrderJobs(parts: ExportDeps): Record<OrderJobKind, JobHandler | undefined> {
  if (!warehouseOrders) return noOrderJobs;
  const deps = { ...parts, settings: warehouseOrders };
  const { cancelsThere } = orderFeatures;
  const initialStatus = syncsOrders ? warehouseOrders.statusId : undefined;
  return {
    ...noOrderJobs,
    "order-export": createOrderExportJobs({ ...deps, cancelsThere }),
    "payment-export": createPaymentExportJobs({ ...deps, initialStatus }),
    ...(warehouseStatuses && createOrderSyncJobs({ ...deps, configured: warehouseStatuses })),
  };
}
