import type { OrderWithFacts } from "../order/status/order-timeline.ts";
import type { Grosze } from "../price.ts";
import { calculateAmountDue, calculateRefundDue } from "./refund/amounts-due.ts";
import type { PaymentFact, PaymentSource } from "./payment-fact.ts";
import { summarisePayments, type Attempt } from "./payment-summary.ts";

export type PayuReport = {
  reference: string;
  externalId: string;
  kind: "attempt-opened" | "payment-pending" | "payment-completed" | "payment-cancelled";
  amount: Grosze;
  currency: string;
  /** Of the point of sale; undefined where an answer of PayU does not repeat it. */
  posId: string | undefined;
  source: PaymentSource;
};

export type PaymentDiscrepancy = "mismatch" | "cancelled" | "overpaid" | "underpaid";

export type AssessedReport = {
  facts: readonly PaymentFact[];
  paid: boolean;
};

const nothing: AssessedReport = { facts: [], paid: false };

/**
 * Decides what a report of PayU adds to an order's facts. Repeated and late reports add nothing; the
 * order in which reports arrive does not matter.
 */
export function assessReport(
  record: OrderWithFacts,
  report: PayuReport,
  { posId, now }: { posId: string; now: number },
): AssessedReport {
  const { reference, externalId, amount, source } = report;
  const { facts } = record;
  const { attempts } = summarisePayments(facts);
  const attempt = attempts.find((each) => each.reference === reference);
  if (!attempt) return nothing;
  const kind = isTrusted(report, attempt, posId) ? report.kind : "payment-mismatch";
  if (facts.some((fact) => fact.kind === kind && fact.reference === reference)) return nothing;
  const fact: PaymentFact = { kind, reference, at: now, source, amount, externalId, note: "" };
  return { facts: [fact], paid: isPaidBy(fact, { ...record, facts: [...facts, fact] }) };
}

/**
 * Compares with the attempt. Only PayU's answer to the shop's own question may state another amount
 * or no point of sale: a notification is signed with nothing but a shared key.
 */
function isTrusted(report: PayuReport, attempt: Attempt, posId: string): boolean {
  const sameOrder = (attempt.externalId ?? report.externalId) === report.externalId;
  const isAnswer = report.source === "payu";
  const sameShop = report.posId === posId || (isAnswer && report.posId === undefined);
  const sameAmount = report.amount === attempt.amount || isAnswer;
  return sameOrder && sameShop && sameAmount && report.currency === "PLN";
}

function isPaidBy({ kind }: PaymentFact, record: OrderWithFacts): boolean {
  const { paidAt, cancelledAt } = record.timeline;
  if (kind !== "payment-completed" || cancelledAt !== undefined) return false;
  return paidAt === undefined && calculateAmountDue(record) === 0;
}

/** Returns what is wrong with money that PayU has just reported. `record` has its facts, and the dates before. */
export function findDiscrepancy(
  record: OrderWithFacts,
  added: readonly PaymentFact[],
): PaymentDiscrepancy | undefined {
  if (added.some(({ kind }) => kind === "payment-mismatch")) return "mismatch";
  if (!added.some(({ kind }) => kind === "payment-completed")) return undefined;
  const { paidAt, cancelledAt } = record.timeline;
  if (cancelledAt !== undefined) return "cancelled";
  if (calculateAmountDue(record) > 0) return "underpaid";
  return paidAt !== undefined || calculateRefundDue(record) > 0 ? "overpaid" : undefined;
}
