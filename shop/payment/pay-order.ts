import { awaitsPayment, isErased, type OrderRecord } from "../order/order-timeline.ts";
import type { Grosze } from "../price.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { balanceOf, summarisePayments } from "./payment-summary.ts";

/** What is left to pay online; 0 where the order takes no online payment (any more). */
export function dueOnline(record: OrderRecord, facts: readonly PaymentFact[]): Grosze {
  const { order } = record;
  if (order.payment.settlement !== "online") return 0;
  if (isErased(record) || !awaitsPayment(record)) return 0;
  return Math.max(0, order.total - balanceOf(summarisePayments(facts)));
}
