import type { Grosze } from "../price.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { sumReceived } from "./payment-summary.ts";

/** What came in and went out in a period. PayU does not tell its fee. */
export type Turnover = { received: Grosze; refunded: Grosze; balance: Grosze };

/** Adds up the money that moved. A refund counts once PayU or the owner has paid it. */
export function sumTurnover(facts: readonly PaymentFact[]): Turnover {
  const received = sumReceived(facts);
  const refunded = facts
    .filter(({ kind }) => kind === "refund-completed")
    .reduce((sum, { amount }) => sum + amount, 0);
  return { received, refunded, balance: received - refunded };
}
