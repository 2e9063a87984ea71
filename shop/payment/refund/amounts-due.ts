import type { Order } from "../../order/order.ts";
import type { OrderTimeline } from "../../order/status/order-timeline.ts";
import type { Grosze } from "../../price.ts";
import type { PaymentFact } from "../payment-fact.ts";
import { balanceOf, summarisePayments } from "../payment-summary.ts";

/** What of an order decides how it stands with its money. */
export type Account = {
  order: Pick<Order, "total">;
  timeline: Pick<OrderTimeline, "paidAt" | "cancelledAt">;
  facts: readonly PaymentFact[];
};

/** What the order costs after refunds have lowered its price; nothing once it is cancelled. */
export function calculatePrice({ order, timeline, facts }: Account): Grosze {
  if (timeline.cancelledAt !== undefined) return 0;
  return Math.max(0, order.total - summarisePayments(facts).priceReduction);
}

export function calculateRefundDue(account: Account): Grosze {
  return Math.max(0, -calculateBalanceDue(account));
}

export function calculateAmountDue(account: Account): Grosze {
  return Math.max(0, calculateBalanceDue(account));
}

function calculateBalanceDue(account: Account): Grosze {
  return calculatePrice(account) - balanceOf(summarisePayments(account.facts));
}

export function isCovered({ order, facts }: Account): boolean {
  return balanceOf(summarisePayments(facts)) >= order.total;
}
