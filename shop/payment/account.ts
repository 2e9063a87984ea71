import type { Grosze } from "../price.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { balanceOf, summarisePayments } from "./payment-summary.ts";

/** `due`: nothing came in yet; `surplus`: there is money to refund. */
export type AccountState =
  | "due"
  | "underpaid"
  | "paid"
  | "surplus"
  | "refunding"
  | "partly-refunded"
  | "refunded";

export type AccountedOrder = {
  total: Grosze;
  paidAt?: number | undefined;
  cancelledAt?: number | undefined;
};

/** What came in and went out in a period. PayU does not tell its fee. */
export type Turnover = { received: Grosze; refunded: Grosze; balance: Grosze };

/** Returns how an order stands with its money. */
export function getAccountState(
  { total, paidAt, cancelledAt }: AccountedOrder,
  facts: readonly PaymentFact[],
): AccountState {
  const summary = summarisePayments(facts);
  const { received, refunded, refunds } = summary;
  const balance = balanceOf(summary);
  if (balance > (cancelledAt === undefined ? total : 0)) return "surplus";
  if (refunds.some(({ state }) => state === "requested")) return "refunding";
  if (received === 0) return "due";
  if (refunded > 0) return balance === 0 ? "refunded" : "partly-refunded";
  return paidAt === undefined && received < total ? "underpaid" : "paid";
}

/** Adds up the money that moved. A refund counts once PayU or the owner has paid it. */
export function sumTurnover(facts: readonly PaymentFact[]): Turnover {
  let received = 0;
  let refunded = 0;
  for (const { kind, amount } of facts) {
    if (kind === "payment-completed" || kind === "transfer-received") received += amount;
    if (kind === "refund-completed") refunded += amount;
  }
  return { received, refunded, balance: received - refunded };
}
