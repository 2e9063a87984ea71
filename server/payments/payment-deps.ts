import type { Store } from "../db/store.ts";
import type { ChangeDeps } from "../orders/change-order.ts";
import type { JobLog } from "../jobs/worker.ts";
import type { openPayu } from "../payu/payu.ts";

export type PaymentDeps = ChangeDeps & {
  store: Pick<Store, "payments" | "orders" | "jobs" | "settings">;
  payu: ReturnType<typeof openPayu>;
  posId: string;
  origin: string;
  log: JobLog;
};
