import type { OrderWithFacts } from "../../order/status/order-timeline.ts";
import type { Grosze } from "../../price.ts";
import type { PaymentFact } from "../payment-fact.ts";
import { balanceOf, summarisePayments } from "../payment-summary.ts";

export type PricedOrder = { total: Grosze; cancelledAt?: number | undefined };

/** What the order costs after refunds have lowered its price; nothing once it is cancelled. */
export function calculatePrice(order: PricedOrder, facts: readonly PaymentFact[]): Grosze {
  if (order.cancelledAt !== undefined) return 0;
  return Math.max(0, order.total - summarisePayments(facts).priceReduction);
}

export function calculateRefundDue(order: PricedOrder, facts: readonly PaymentFact[]): Grosze {
  return Math.max(0, -calculateBalanceDue(order, facts));
}

export function calculateAmountDue(order: PricedOrder, facts: readonly PaymentFact[]): Grosze {
  return Math.max(0, calculateBalanceDue(order, facts));
}

function calculateBalanceDue(order: PricedOrder, facts: readonly PaymentFact[]): Grosze {
  return calculatePrice(order, facts) - balanceOf(summarisePayments(facts));
}

export function isCovered({ order, facts }: OrderWithFacts): boolean {
  return balanceOf(summarisePayments(facts)) >= order.total;
}
