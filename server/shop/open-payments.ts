import type { Logger } from "pino";
import type { RunningShop } from "../../shop/shop-config.ts";
import { createCancellationMail } from "../baselinker/order-export/cancellation-email.ts";
import type { CatalogueSource } from "./catalogue-source.ts";
import type { Store } from "../db/store.ts";
import { createPaymentMails } from "../email/payment-emails.ts";
import type { Env } from "../env.ts";
import type { JobHandler } from "../jobs/worker.ts";
import { newId } from "../new-id.ts";
import { createPayments } from "../payments/payments.ts";
import { createUnpaidOrderJobs } from "../payments/unpaid-orders.ts";
import { openPayu } from "../payu/payu.ts";

export type Payments = ReturnType<typeof createPayments>;
type PaymentParts = {
  env: Env;
  shop: RunningShop;
  now: () => number;
  log: Logger;
  store: Store;
  source: CatalogueSource;
};

/** Online payments by PayU, where its settings are given. */
export function openPayments(parts: PaymentParts): Payments | undefined {
  const { env, shop, now, log, store, source } = parts;
  const { ORIGIN: origin, ORDERS_TO: ordersTo, PAYU: settings } = env;
  if (!settings) return undefined;
  const { posId, secondKey } = settings;
  return createPayments({
    store,
    payu: openPayu({ ...settings, fetch, now }),
    posId,
    secondKey,
    mails: createPaymentMails({ shop, ordersTo, origin, newId }),
    exported: source.exportsOrders,
    shop,
    origin,
    now,
    log,
  });
}

type UnpaidParts = Omit<PaymentParts, "source"> & { payments: Payments | undefined };

/** What happens to orders that nobody pays for, with PayU and without. */
export function createUnpaidJobs(parts: UnpaidParts): JobHandler[] {
  const { env, shop, now, log, store, payments } = parts;
  const { ORIGIN: origin, ORDERS_TO: ordersTo } = env;
  return createUnpaidOrderJobs({
    store,
    shop,
    mails: createPaymentMails({ shop, ordersTo, origin, newId }),
    checkAttempts: payments?.checkOpenAttempts,
    cancellationMail: createCancellationMail({ ordersTo, newId }),
    now,
    log,
  });
}
