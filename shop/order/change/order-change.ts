import { paymentDeadline } from "../../payment/deadline.ts";
import type { PaymentFact, PaymentFactKind } from "../../payment/payment-fact.ts";
import { sumTurnover } from "../../payment/turnover.ts";
import { listParcels } from "../delivery/parcel.ts";
import {
  getOrderState,
  isPickup,
  type OrderTimeline,
  type OrderWithFacts,
} from "../status/order-timeline.ts";

/** Who changes an order; `shop`: it does by itself, at its deadlines and by its exports. */
export type ChangedBy = "customer" | "owner" | "payu" | "baselinker" | "shop";

/** What the configuration makes of orders in BaseLinker. */
export type OrderFeatures = {
  exportsOrders: boolean;
  /** Orders are the same on both sides, whoever changes one. */
  syncsOrders: boolean;
  cancelsThere: boolean;
};

export type KnownOrder = OrderWithFacts & {
  /** Its number in BaseLinker. */
  externalId: string | undefined;
};

export type ChangedOrder = KnownOrder & { by: ChangedBy; notifiesCustomer: boolean };

export type OrderChange = {
  /** Undefined for an order that is placed. */
  before: KnownOrder | undefined;
  after: ChangedOrder;
  was: OrderTimeline;
  is: OrderTimeline;
  added: readonly PaymentFact[];
  shop: OrderFeatures;
};

export type Condition = (change: OrderChange) => boolean;

export function gains(date: keyof OrderTimeline): Condition {
  return ({ was, is }) => was[date] === undefined && is[date] !== undefined;
}

export function loses(date: keyof OrderTimeline): Condition {
  return ({ was, is }) => was[date] !== undefined && is[date] === undefined;
}

export const attemptEnds = [
  "attempt-failed",
  "attempt-settled",
  "payment-completed",
  "payment-cancelled",
] as const;

export const refundEnds = ["refund-completed", "refund-rejected"] as const;

export function findFacts(
  facts: readonly PaymentFact[],
  kinds: readonly PaymentFactKind[],
): PaymentFact[] {
  return facts.filter(({ kind }) => kinds.includes(kind));
}

export function adds(...kinds: PaymentFactKind[]): Condition {
  return ({ added }) => findFacts(added, kinds).length > 0;
}

export function unless(by: ChangedBy, condition: Condition): Condition {
  return (change) => change.after.by !== by && condition(change);
}

export const isReopened = loses("cancelledAt");

/** Not for an order that is taken back with its money, or without. */
export function unlessReopened(condition: Condition): Condition {
  return (change) => condition(change) && !isReopened(change);
}

export const changesDates: Condition = ({ before, after }) =>
  before !== undefined && before.timeline !== after.timeline;

export const isSettled: Condition = (change) =>
  changesDates(change) && (change.is.paidAt !== undefined || change.is.cancelledAt !== undefined);

export const startsDeadline: Condition = ({ before, after }) => {
  const known = before && paymentDeadline(before);
  const { remindAt, cancelAt } = paymentDeadline(after);
  return remindAt !== known?.remindAt || cancelAt !== known?.cancelAt;
};

export const isReady: Condition = (change) =>
  gains("dispatchedAt")(change) && isPickup(change.after.order);

export const leaves: Condition = (change) => gains("dispatchedAt")(change) && !isReady(change);

export const correctsParcel: Condition = ({ was, is }) =>
  was.dispatchedAt !== undefined &&
  (was.carrier !== is.carrier || was.trackingNumber !== is.trackingNumber);

/** The mail of the dispatch named the parcels that there were. */
export const addsParcel: Condition = ({ was, is, after }) => {
  const known = new Set(listParcels(was).map(({ number }) => number));
  const isNew = listParcels(is).some(({ number }) => !known.has(number));
  const isUnderway = was.dispatchedAt !== undefined && getOrderState(is) === "dispatched";
  return after.by === "baselinker" && isNew && isUnderway;
};

export const isExported: Condition = ({ before, after }) =>
  before !== undefined && before.externalId !== after.externalId;

/** Money that was moved or counts for the order since. */
export const movesMoney: Condition = (change) => {
  const { before, after } = change;
  const balanceOf = (order?: KnownOrder) => sumTurnover(order?.facts ?? []).balance;
  return (
    balanceOf(before) !== balanceOf(after) ||
    gains("paidAt")(change) ||
    isReopened(change) ||
    (isExported(change) && after.facts.length > 0)
  );
};

/** What BaseLinker is told: the state, the own parcel and the customer. */
export const changesForBaselinker: Condition = ({ before, after, was, is }) =>
  before !== undefined &&
  (before.order !== after.order ||
    getOrderState(was) !== getOrderState(is) ||
    was.trackingNumber !== is.trackingNumber);

/** The owner sees it when cancelling, and BaseLinker knows what is cancelled there. */
export const isLeftThere: Condition = (change) => {
  const { after, is, shop } = change;
  return (
    after.by === "shop" &&
    (gains("cancelledAt")(change) || isExported(change)) &&
    is.cancelledAt !== undefined &&
    after.externalId !== undefined &&
    !shop.cancelsThere
  );
};
