import type { AlertKind } from "../../../shop/alerts/alert.ts";

export type JobKind =
  | "email"
  | "order-export"
  | "catalogue-sync"
  | "retention"
  /** Tells the owner what waits. */
  | "morning-mail"
  /** Completes orders some days after their parcels left. */
  | "order-completion"
  /** Sends the alert of an email to the owner's webhook. */
  | "alert-webhook"
  /** Asks PayU how an attempt ended. */
  | "payment-check"
  /** Tells BaseLinker what was paid. */
  | "payment-export"
  | "order-changes"
  /** Makes an order here and in BaseLinker the same. */
  | "order-sync"
  | "order-invoice"
  | "payment-reminder"
  /** Cancels an order that nobody paid for. */
  | "payment-deadline"
  | "refund";

type JobRules = {
  /**
   * `order`: its id, or `ID/…` for a part of it; `payment`: an attempt or a refund. `orders retry`
   * repeats both.
   */
  reference: "order" | "payment" | "other";
  /** Names failed ones; "none" where they never fail for good, or the owner is told by mail. */
  failureAlert: AlertKind | "none";
  /** A later date was set by a clock that was wrong. */
  maxDaysAhead: number;
};

const other = {
  reference: "other",
  failureAlert: "none",
  maxDaysAhead: 2,
} as const;

const order = { ...other, reference: "order" } as const;
const payment = { ...other, reference: "payment" } as const;
/** Their dates are the longest times that may be configured, and promised to a customer. */
const deadline = {
  reference: "order",
  failureAlert: "orders-overdue",
  maxDaysAhead: 91,
} as const;

export const jobRules: Readonly<Record<JobKind, JobRules>> = {
  email: { ...other, failureAlert: "customer-mail-failed" },
  "order-export": { ...order, failureAlert: "order-export-failed" },
  "catalogue-sync": { ...other, failureAlert: "catalogue-outdated" },
  retention: other,
  "morning-mail": other,
  "order-completion": other,
  "alert-webhook": { ...other, failureAlert: "alert-undelivered" },
  "payment-check": { ...payment, failureAlert: "payment-unknown" },
  "payment-export": { ...order, failureAlert: "payment-export-failed" },
  "order-changes": other,
  "order-sync": order,
  "order-invoice": { ...order, failureAlert: "order-invoice-failed" },
  "payment-reminder": deadline,
  "payment-deadline": deadline,
  refund: { ...payment, failureAlert: "refund-waiting" },
};

export function findJobKinds(applies: (rules: JobRules) => boolean): JobKind[] {
  return (Object.keys(jobRules) as JobKind[]).filter((kind) => applies(jobRules[kind]));
}
