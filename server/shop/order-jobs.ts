import { warehouseOrders, warehouseStatuses } from "../../shop.config.ts";
import type { ExportDeps } from "../baselinker/order-export/export-jobs.ts";
import { createOrderExportJobs } from "../baselinker/order-export/order-export-jobs.ts";
import { createOrderSyncJobs } from "../baselinker/order-sync/order-sync-jobs.ts";
import { createPaymentExportJobs } from "../baselinker/payment-export/payment-export-jobs.ts";
import type { ShopFeatures } from "../db/secrets.ts";
import type { JobHandler } from "../jobs/worker.ts";

export const noJobs = {
  "catalogue-sync": undefined,
  "order-export": undefined,
  "payment-export": undefined,
  "order-changes": undefined,
  "order-sync": undefined,
  "order-invoice": undefined,
};

export type SourceJobs = Record<keyof typeof noJobs, JobHandler | undefined>;

const syncsOrders = warehouseOrders !== undefined && warehouseStatuses !== undefined;

type SourceFeatures = Omit<ShopFeatures, "takesOnlinePayments">;

/** What the configuration makes of orders in BaseLinker. */
export const orderFeatures: SourceFeatures = {
  exportsOrders: warehouseOrders !== undefined,
  syncsOrders,
  cancelsThere: syncsOrders && warehouseStatuses?.cancelled !== undefined,
  managesStock: false,
};

export const noOrderFeatures: SourceFeatures = {
  exportsOrders: false,
  syncsOrders: false,
  cancelsThere: false,
  managesStock: true,
};

export function createOrderJobs(parts: Omit<ExportDeps, "features">): SourceJobs {
  if (!warehouseOrders) return noJobs;
  const deps = { ...parts, features: orderFeatures, settings: warehouseOrders };
  const initialStatus = syncsOrders ? warehouseOrders.statusId : undefined;
  return {
    ...noJobs,
    "order-export": createOrderExportJobs(deps),
    "payment-export": createPaymentExportJobs({ ...deps, initialStatus }),
    ...(warehouseStatuses && createOrderSyncJobs({ ...deps, configured: warehouseStatuses })),
  };
}
