import { findDiscrepancy, type PaymentDiscrepancy } from "../../payment/assess-report.ts";
import { firstCheckMs } from "../../payment/check-schedule.ts";
import { paymentDeadline } from "../../payment/deadline.ts";
import type { PaymentFactKind } from "../../payment/payment-fact.ts";
import { summarisePayments, type Refund } from "../../payment/payment-summary.ts";
import type { Order } from "../order.ts";
import type { OrderWithFacts } from "../status/order-timeline.ts";
import type { OrderNotification } from "../status/order-transition.ts";
import { attemptEnds, findFacts, refundEnds, type OrderChange } from "./order-change.ts";

/** A mail as data: which, and what it is written from. */
export type OrderMail =
  | { kind: "order"; needs: { order: Order; toCustomer: boolean } }
  | { kind: "order-to-cancel"; needs: { number: string; externalId: string } }
  | { kind: "refund-ended"; needs: OrderWithFacts & { refund: Refund; refunds: readonly Refund[] } }
  | { kind: "payment-discrepancy"; needs: OrderWithFacts & { discrepancy: PaymentDiscrepancy } }
  | { kind: "payment-refund"; needs: OrderWithFacts & { refund: Refund } }
  | { kind: UpdateMail; needs: OrderWithFacts };

type UpdateMail = `order-${OrderNotification | "confirmation" | "invoiced"}`;

/**
 * `queue`: unless it is there; `restart`: also one that is done; `hasten`: one that is there;
 * `repeat`: one that failed for good; `finish`: nothing is left to do.
 */
type Verb = "queue" | "restart" | "hasten" | "repeat" | "finish";

type JobKind =
  | "order-export"
  | "payment-export"
  | "order-sync"
  | "payment-reminder"
  | "payment-deadline"
  | "payment-check"
  | "refund";

export type JobRule = `${Verb} ${JobKind}`;

/** `reference`: the order's id, or that of an attempt or refund. At once without `runAt`. */
export type JobChange = { change: Verb; kind: JobKind; reference: string; runAt?: number };

/** `renew`: reserves again what was released because nobody looked at the order in time. */
export type StockChange = "release" | "reserve" | "renew";

export function planMails(kind: OrderMail["kind"], change: OrderChange): OrderMail[] {
  const { before, after, was, added } = change;
  const { order, externalId = "", notifiesCustomer: toCustomer } = after;
  switch (kind) {
    case "order":
      return [{ kind, needs: { order, toCustomer } }];
    case "order-to-cancel":
      return [{ kind, needs: { number: order.number, externalId } }];
    case "refund-ended": {
      const { refunds } = summarisePayments(before?.facts ?? []);
      const ended = findRefunds(change, refundEnds);
      return ended.map((refund) => ({ kind, needs: { ...after, refund, refunds } }));
    }
    case "payment-discrepancy": {
      const discrepancy = findDiscrepancy({ ...after, timeline: was }, added);
      return discrepancy ? [{ kind, needs: { ...after, discrepancy } }] : [];
    }
    case "payment-refund": {
      const refunds = toCustomer ? findRefunds(change, ["refund-completed"]) : [];
      return refunds.map((refund) => ({ kind, needs: { ...after, refund } }));
    }
    default:
      return toCustomer ? [{ kind, needs: after }] : [];
  }
}

export function planJobs(rule: JobRule, all: OrderChange): JobChange[] {
  const [change, kind] = rule.split(" ") as [Verb, JobKind];
  const begins = change === "queue" || change === "restart";
  if (begins && !isWanted(kind, all)) return [];
  return findDue(rule, all).map((due) => ({ change, kind, ...due }));
}

/** BaseLinker is told what the shop sends there at all, and nothing that it said itself. */
function isWanted(kind: JobKind, { after, shop }: OrderChange): boolean {
  const isTold = after.by !== "baselinker";
  if (kind === "order-sync") return shop.syncsOrders && isTold;
  const isExport = kind === "order-export" || kind === "payment-export";
  return !isExport || (shop.exportsOrders && isTold);
}

function findDue(rule: JobRule, change: OrderChange): Pick<JobChange, "reference" | "runAt">[] {
  const { before, after, added } = change;
  const reference = after.order.id;
  const { remindAt, cancelAt } = paymentDeadline(after);
  switch (rule) {
    case "restart payment-reminder":
      return remindAt === undefined ? [] : [{ reference, runAt: remindAt }];
    case "restart payment-deadline":
      return cancelAt === undefined ? [] : [{ reference, runAt: cancelAt }];
    case "queue payment-check":
      return findFacts(added, ["attempt-started"]).map((fact) => ({
        reference: fact.reference,
        runAt: fact.at + firstCheckMs,
      }));
    case "hasten payment-check":
      return listReferences(findFacts(before?.facts ?? [], ["attempt-started"]));
    case "finish payment-check":
      return listReferences(findFacts(added, attemptEnds));
    case "queue refund": {
      // What the owner returns by hand is completed at once.
      const requested = findRefunds(change, ["refund-requested"]);
      return listReferences(requested.filter(({ state }) => state === "requested"));
    }
    default:
      return [{ reference }];
  }
}

function listReferences(named: readonly { reference: string }[]) {
  return named.map(({ reference }) => ({ reference }));
}

function findRefunds({ after, added }: OrderChange, kinds: readonly PaymentFactKind[]): Refund[] {
  const named = new Set(findFacts(added, kinds).map(({ reference }) => reference));
  return summarisePayments(after.facts).refunds.filter(({ reference }) => named.has(reference));
}
