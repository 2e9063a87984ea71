import {
  calculateAmountDue,
  calculateRefundDue,
} from "../../../shop/payment/refund/amounts-due.ts";
import { balanceOf, summarisePayments } from "../../../shop/payment/payment-summary.ts";
import type { Grosze } from "../../../shop/price.ts";
import type { OrderAccount } from "../../db/payments/payment-accounts.ts";
import type { Store } from "../../db/store.ts";
import { attemptValidityMs } from "../../../shop/payment/check-schedule.ts";
import { dayMs, hourMs } from "../../../shop/time/durations.ts";

const maxMs = {
  /** PayU's final status may be late; afterwards the shop stops asking. */
  "payment-check": attemptValidityMs + 7 * hourMs,
  refund: 72 * hourMs,
  "payment-export": dayMs,
};

/** `references`: attempts (`L-1042-1`), refunds (`L-1042-R1`) or numbers of orders. */
export type StuckPayments = { references: readonly string[]; since: number };

export async function findStuckPayments(
  { payments }: Pick<Store, "payments">,
  kind: keyof typeof maxMs,
  now: number,
): Promise<StuckPayments | undefined> {
  const jobs = await payments.listStuck(kind, now - maxMs[kind]);
  if (jobs.length === 0) return undefined;
  const references = jobs.map(({ reference }) => reference);
  const since = jobs[0]!.queuedAt;
  if (kind !== "payment-export") return { references, since };
  return { references: await payments.findNumbers(references), since };
}

export type UnsettledBalance = {
  kind: "cancelled" | "surplus" | "underpaid" | "missing";
  number: string;
  amount: Grosze;
};

export async function findUnsettledBalances({
  payments,
}: Pick<Store, "payments">): Promise<UnsettledBalance[]> {
  return (await payments.listUnbalanced()).flatMap(judgeBalance);
}

function judgeBalance(account: OrderAccount): UnsettledBalance[] {
  const { number, total } = account.order;
  const { paidAt, cancelledAt, dispatchedAt } = account.timeline;
  const isCancelled = cancelledAt !== undefined;
  const refundDue = calculateRefundDue(account);
  if (refundDue > 0)
    return [{ kind: isCancelled ? "cancelled" : "surplus", number, amount: refundDue }];
  if (isCancelled) return [];
  const balance = balanceOf(summarisePayments(account.facts));
  const amountDue = calculateAmountDue(account);
  if (paidAt === undefined)
    return balance > 0 && amountDue > 0 ? [{ kind: "underpaid", number, amount: amountDue }] : [];
  // A parcel that has left may come back, and its money with it.
  const isOpen = dispatchedAt === undefined && balance <= 0;
  const missing = isOpen ? total - balance : amountDue;
  return missing > 0 ? [{ kind: "missing", number, amount: missing }] : [];
}
