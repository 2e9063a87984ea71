import type { Grosze } from "../../shop/price.ts";
import type { UnbalancedOrder } from "../db/payments/payment-accounts.ts";
import type { Store } from "../db/store.ts";
import { attemptValidityMs } from "./check-schedule.ts";

const hour = 3_600_000;

/** The work with payments, and how long it may take. */
const maxMs = {
  /** PayU's final status may be late; afterwards the shop stops asking. */
  "payment-check": attemptValidityMs + 7 * hour,
  refund: 72 * hour,
  "payment-export": 24 * hour,
};

/** `references`: attempts (`L-1042-1`), refunds (`L-1042-R1`) or numbers of orders. */
export type StuckPayments = { references: readonly string[]; since: number };

/** Finds payments whose work has failed or takes too long. */
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
  kind: "cancelled" | "overpaid" | "underpaid";
  number: string;
  /** What is too much or too little. */
  amount: Grosze;
};

/** Finds orders with too much or too little money; the owner got a mail about each. */
export async function findUnsettledBalances({
  payments,
}: Pick<Store, "payments">): Promise<UnsettledBalance[]> {
  return (await payments.listUnbalanced()).flatMap(judgeBalance);
}

function judgeBalance(order: UnbalancedOrder): UnsettledBalance[] {
  const { number, total, received, refunded, cancelled, paid } = order;
  const balance = received - refunded;
  if (cancelled) return balance > 0 ? [{ kind: "cancelled", number, amount: balance }] : [];
  if (balance > total) return [{ kind: "overpaid", number, amount: balance - total }];
  // A paid order may be refunded in part.
  if (paid || balance <= 0) return [];
  return [{ kind: "underpaid", number, amount: total - balance }];
}
