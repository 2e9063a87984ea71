import type { Store } from "../db/store.ts";
import type { WriteMail } from "../email/mails.ts";
import type { JobLog } from "../jobs/worker.ts";
import type { openPayu } from "../payu/payu.ts";

export type PaymentDeps = {
  store: Pick<Store, "payments" | "orders" | "jobs" | "settings">;
  payu: ReturnType<typeof openPayu>;
  posId: string;
  mail: WriteMail;
  exported: boolean;
  origin: string;
  now: () => number;
  log: JobLog;
};
