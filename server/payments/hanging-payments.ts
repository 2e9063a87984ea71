import type { Grosze } from "../../shop/price.ts";
import type { UnbalancedOrder } from "../db/payment-accounts.ts";
import type { Store } from "../db/store.ts";
import { attemptValidityMs } from "./check-schedule.ts";

const hour = 3_600_000;

export type HangingPayment = {
  kind:
    /** PayU has not said how an attempt ended. */
    | "unknown"
    /** PayU has not ended a refund, or cannot be asked for it. */
    | "refund"
    /** BaseLinker does not know of a payment. */
    | "export"
    /** Money for a cancelled order. */
    | "cancelled"
    | "overpaid"
    | "underpaid";
  /** An attempt or a refund (`L-1042-1`, `L-1042-R1`), or an order's number. */
  reference: string;
  /** What is too much or too little. */
  amount?: Grosze;
};

/** PayU's final status may be late; afterwards the shop stops asking. */
const unknownMs = attemptValidityMs + 7 * hour;
const refundMs = 72 * hour;
const exportMs = 24 * hour;

type Deps = Pick<Store, "payments">;

/** Finds the payments that do not settle by themselves. */
export async function findHangingPayments(
  { payments }: Deps,
  now: number,
): Promise<HangingPayment[]> {
  const unknown = await payments.listStuck("payment-check", now - unknownMs);
  const refunds = await payments.listStuck("refund", now - refundMs);
  const exported = await payments.listStuck("payment-export", now - exportMs);
  const numbers = await payments.findNumbers(exported.map(({ reference }) => reference));
  return [
    ...unknown.map(({ reference }) => ({ kind: "unknown" as const, reference })),
    ...refunds.map(({ reference }) => ({ kind: "refund" as const, reference })),
    ...numbers.map((reference) => ({ kind: "export" as const, reference })),
    ...(await payments.listUnbalanced()).flatMap(judgeBalance),
  ];
}

function judgeBalance(order: UnbalancedOrder): HangingPayment[] {
  const { number: reference, total, received, refunded, cancelled, paid } = order;
  const balance = received - refunded;
  if (cancelled) return balance > 0 ? [{ kind: "cancelled", reference, amount: balance }] : [];
  if (balance > total) return [{ kind: "overpaid", reference, amount: balance - total }];
  // A paid order may be refunded in part.
  if (paid || balance <= 0) return [];
  return [{ kind: "underpaid", reference, amount: total - balance }];
}
