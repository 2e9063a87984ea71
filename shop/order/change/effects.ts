import { findDiscrepancy, type PaymentDiscrepancy } from "../../payment/assess-report.ts";
import { firstCheckMs } from "../../payment/check-schedule.ts";
import { paymentDeadline, type PaymentDeadline } from "../../payment/deadline.ts";
import type { PaymentFactKind } from "../../payment/payment-fact.ts";
import { summarisePayments, type Refund } from "../../payment/payment-summary.ts";
import type { Order } from "../order.ts";
import type { OrderWithFacts } from "../status/order-timeline.ts";
import type { OrderNotification } from "../status/order-transition.ts";
import { attemptEnds, findFacts, refundEnds, type OrderChange } from "./order-change.ts";

type UpdateMail = `order-${OrderNotification}` | "order-invoiced";

/** A mail as data: which, and what it is written from. */
export type OrderMail =
  | { kind: UpdateMail; needs: OrderWithFacts }
  | { kind: "order"; needs: { order: Order; toCustomer: boolean } }
  | { kind: "order-confirmation"; needs: { order: Order } }
  | { kind: "order-to-cancel"; needs: { number: string; externalId: string } }
  | { kind: "payment-refund"; needs: OrderWithFacts & { refund: Refund } }
  | { kind: "refund-ended"; needs: OrderWithFacts & { refund: Refund; refunds: readonly Refund[] } }
  | { kind: "payment-discrepancy"; needs: OrderWithFacts & { discrepancy: PaymentDiscrepancy } };

type BaselinkerJob = "order-export" | "payment-export" | "order-sync";
type Deadline = "payment-reminder" | "payment-deadline";
type JobKind = BaselinkerJob | Deadline | "payment-check" | "refund";

export type JobChange = {
  /**
   * `queue`: unless it is there; `restart`: also one that is done; `hasten`: one that is there;
   * `repeat`: one that failed for good; `finish`: nothing is left to do.
   */
  change: "queue" | "restart" | "hasten" | "repeat" | "finish";
  kind: JobKind;
  /** The order's id, or an attempt's or refund's reference. */
  reference: string;
  /** At once without it. */
  runAt?: number;
};

/** `renew`: reserves again what was released because nobody looked at the order in time. */
export type StockChange = "release" | "reserve" | "renew";

export type Consequences = {
  mails: readonly OrderMail[];
  jobs: readonly JobChange[];
  stock: StockChange | undefined;
};

export type Effect = {
  /** As `docs/states.md` shows it. */
  text: string;
  of: (change: OrderChange) => Partial<Consequences>;
};

function mail(
  to: "shop" | "customer",
  kind: OrderMail["kind"],
  write: (change: OrderChange) => OrderMail[],
): Effect {
  const isSilent = ({ after }: OrderChange) => to === "customer" && !after.notifiesCustomer;
  return {
    text: `e-mail \`${kind}\` to the ${to}`,
    of: (change) => (isSilent(change) ? {} : { mails: write(change) }),
  };
}

export function update(kind: UpdateMail): Effect {
  return mail("customer", kind, ({ after }) => [{ kind, needs: after }]);
}

export const shopOrder = mail("shop", "order", ({ after: { order, notifiesCustomer } }) => [
  { kind: "order", needs: { order, toCustomer: notifiesCustomer } },
]);

export const orderConfirmation = mail("customer", "order-confirmation", ({ after: { order } }) => [
  { kind: "order-confirmation", needs: { order } },
]);

export const orderToCancel = mail("shop", "order-to-cancel", ({ after }) => [
  {
    kind: "order-to-cancel",
    needs: { number: after.order.number, externalId: after.externalId ?? "" },
  },
]);

export const refundMail = mail("customer", "payment-refund", (change) =>
  findRefunds(change, ["refund-completed"]).map((refund) => ({
    kind: "payment-refund",
    needs: { ...change.after, refund },
  })),
);

export const refundEnded = mail("shop", "refund-ended", (change) => {
  const { refunds } = summarisePayments(change.before?.facts ?? []);
  return findRefunds(change, refundEnds).map((refund) => ({
    kind: "refund-ended",
    needs: { ...change.after, refund, refunds },
  }));
});

export const discrepancyMail = mail("shop", "payment-discrepancy", ({ was, after, added }) => {
  const discrepancy = findDiscrepancy({ ...after, timeline: was }, added);
  return discrepancy ? [{ kind: "payment-discrepancy", needs: { ...after, discrepancy } }] : [];
});

function findRefunds({ after, added }: OrderChange, kinds: readonly PaymentFactKind[]): Refund[] {
  const named = new Set(findFacts(added, kinds).map(({ reference }) => reference));
  return summarisePayments(after.facts).refunds.filter(({ reference }) => named.has(reference));
}

type Due = Pick<JobChange, "reference" | "runAt">;

const theOrder = ({ after: { order } }: OrderChange): Due[] => [{ reference: order.id }];

/** By default the job of the order. */
export function job(
  change: JobChange["change"],
  kind: JobKind,
  find: (change: OrderChange) => readonly Due[] = theOrder,
): Effect {
  const begins = change === "queue" || change === "restart";
  return {
    text: `${change} \`${kind}\``,
    of: (all) =>
      begins && !isWanted(kind, all)
        ? {}
        : { jobs: find(all).map((due) => ({ change, kind, ...due })) },
  };
}

/** BaseLinker is told what the shop sends there at all, and nothing that it said itself. */
function isWanted(kind: JobKind, { after, shop }: OrderChange): boolean {
  const isTold = after.by !== "baselinker";
  if (kind === "order-sync") return shop.syncsOrders && isTold;
  const isExport = kind === "order-export" || kind === "payment-export";
  return !isExport || (shop.exportsOrders && isTold);
}

export function deadline(kind: Deadline, time: keyof PaymentDeadline): Effect {
  return job("restart", kind, ({ after }) => {
    const runAt = paymentDeadline(after)[time];
    return runAt === undefined ? [] : [{ reference: after.order.id, runAt }];
  });
}

export const firstCheck = job("queue", "payment-check", ({ added }) =>
  findFacts(added, ["attempt-started"]).map(({ reference, at }) => ({
    reference,
    runAt: at + firstCheckMs,
  })),
);

export const lastCheck = job("finish", "payment-check", ({ added }) =>
  findFacts(added, attemptEnds).map(({ reference }) => ({ reference })),
);

/** They cancel at PayU what is still open. */
export const checkAttempts = job("hasten", "payment-check", ({ before }) =>
  findFacts(before?.facts ?? [], ["attempt-started"]).map(({ reference }) => ({ reference })),
);

/** What the owner returns by hand is completed at once. */
export const refundAtPayu = job("queue", "refund", (change) =>
  findRefunds(change, ["refund-requested"])
    .filter(({ state }) => state === "requested")
    .map(({ reference }) => ({ reference })),
);

export function stock(change: StockChange): Effect {
  return { text: `stock: ${change}`, of: () => ({ stock: change }) };
}
