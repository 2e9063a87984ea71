import type { CatalogueSource } from "./catalogue-source.ts";
import type { Store } from "../db/store.ts";
import type { WriteMail } from "../email/mails.ts";
import type { Env } from "../env.ts";
import type { JobLog } from "../jobs/worker.ts";
import { createPayments } from "../payments/payments.ts";
import { openPayu } from "../payu/payu.ts";

export type Payments = ReturnType<typeof createPayments>;
type PaymentParts = {
  env: Env;
  mail: WriteMail;
  now: () => number;
  log: JobLog;
  store: Store;
  source: Pick<CatalogueSource, "exportsOrders">;
};

export function openPayments(parts: PaymentParts): Payments | undefined {
  const { env, mail, now, log, store, source } = parts;
  const { ORIGIN: origin, PAYU: settings } = env;
  if (!settings) return undefined;
  const { posId, secondKey } = settings;
  return createPayments({
    store,
    payu: openPayu({ ...settings, fetch, now }),
    posId,
    secondKey,
    mail,
    exported: source.exportsOrders,
    origin,
    now,
    log,
  });
}
