import type { Grosze } from "../price.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { sumAmounts, sumReceived } from "./payment-summary.ts";

export type Turnover = { received: Grosze; refunded: Grosze; balance: Grosze };

export function sumTurnover(facts: readonly PaymentFact[]): Turnover {
  const received = sumReceived(facts);
  const refunded = sumAmounts(facts.filter(({ kind }) => kind === "refund-completed"));
  return { received, refunded, balance: received - refunded };
}
