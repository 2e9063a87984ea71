import type { Grosze } from "../price.ts";
import type { PaymentFact, PaymentFactKind, PaymentMethod } from "./payment-fact.ts";

/**
 * `starting`: PayU has not answered; `open`: PayU waits for the customer; `pending`: the customer
 * has begun to pay; `closed`: refused, cancelled, expired or settled by the owner.
 */
type AttemptState = "starting" | "open" | "pending" | "succeeded" | "closed";

export type Attempt = {
  reference: string;
  method: PaymentMethod;
  amount: Grosze;
  startedAt: number;
  externalId: string | undefined;
  state: AttemptState;
  received: Grosze;
};

export type Refund = {
  reference: string;
  amount: Grosze;
  requestedAt: number;
  externalId: string | undefined;
  state: "requested" | "completed" | "rejected";
  note: string;
  isRestored: boolean;
  priceReduction: Grosze;
};

export type PaymentSummary = {
  attempts: readonly Attempt[];
  refunds: readonly Refund[];
  received: Grosze;
  refunded: Grosze;
  priceReduction: Grosze;
};

export function summarisePayments(facts: readonly PaymentFact[]): PaymentSummary {
  const find = (kind: PaymentFactKind, reference: string) =>
    facts.find((fact) => fact.kind === kind && fact.reference === reference);
  const attempts = byTime(facts, "attempt-started").map((fact) => toAttempt(fact, find));
  const refunds = byTime(facts, "refund-requested").map((fact) => toRefund(fact, find));
  const valid = refunds.filter(({ state }) => state !== "rejected");
  return {
    attempts,
    refunds,
    received: sumReceived(facts),
    refunded: sumAmounts(valid),
    priceReduction: valid.reduce((sum, { priceReduction }) => sum + priceReduction, 0),
  };
}

export function isSettled({ state }: Pick<Attempt, "state">): boolean {
  return state === "succeeded" || state === "closed";
}

export function balanceOf({ received, refunded }: PaymentSummary): Grosze {
  return received - refunded;
}

type Find = (kind: PaymentFactKind, reference: string) => PaymentFact | undefined;

function toAttempt({ reference, amount, at, note }: PaymentFact, find: Find): Attempt {
  const opened = find("attempt-opened", reference);
  const completed = find("payment-completed", reference);
  const externalId = completed?.externalId ?? opened?.externalId;
  return {
    reference,
    method: note === "blik" ? "blik" : "page",
    amount,
    startedAt: at,
    externalId,
    state: attemptState(reference, find),
    received: completed?.amount ?? 0,
  };
}

/** Completed is final: PayU's later statuses of the same order say nothing. */
function attemptState(reference: string, find: Find): AttemptState {
  if (find("payment-completed", reference)) return "succeeded";
  const ends = ["payment-cancelled", "attempt-failed", "attempt-settled"] as const;
  if (ends.some((kind) => find(kind, reference))) return "closed";
  if (find("payment-pending", reference)) return "pending";
  return find("attempt-opened", reference) ? "open" : "starting";
}

function toRefund({ reference, amount, at, externalId, note }: PaymentFact, find: Find): Refund {
  const isRestored = find("price-restored", reference) !== undefined;
  const completed = find("refund-completed", reference);
  const rejected = find("refund-rejected", reference);
  return {
    reference,
    amount,
    requestedAt: at,
    externalId: externalId || undefined,
    state: completed ? "completed" : rejected ? "rejected" : "requested",
    note,
    isRestored,
    priceReduction: isRestored ? 0 : amount - (find("price-kept", reference)?.amount ?? 0),
  };
}

function byTime(facts: readonly PaymentFact[], kind: PaymentFactKind): PaymentFact[] {
  return facts.filter((fact) => fact.kind === kind).sort((one, other) => one.at - other.at);
}

/** Adds up what came in; money that was marked as received by mistake did not. */
export function sumReceived(facts: readonly PaymentFact[]): Grosze {
  const sumOf = (searched: PaymentFactKind) =>
    sumAmounts(facts.filter(({ kind }) => kind === searched));
  return sumOf("payment-completed") + sumOf("transfer-received") - sumOf("transfer-voided");
}

export function sumAmounts(amounts: readonly { amount: Grosze }[]): Grosze {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}
