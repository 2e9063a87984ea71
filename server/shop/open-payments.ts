import type { Env } from "../env.ts";
import type { PaymentDeps } from "../payments/payment-deps.ts";
import { createPayments } from "../payments/payments.ts";
import { openPayu } from "../payu/payu.ts";

export type Payments = ReturnType<typeof createPayments>;
type PaymentParts = Omit<PaymentDeps, "payu" | "posId" | "origin"> & { env: Env };

export function openPayments({ env, ...parts }: PaymentParts): Payments | undefined {
  const { ORIGIN: origin, PAYU: settings } = env;
  if (!settings) return undefined;
  const { posId, secondKey } = settings;
  const payu = openPayu({ ...settings, fetch, now: parts.now });
  return createPayments({ ...parts, payu, posId, secondKey, origin });
}
