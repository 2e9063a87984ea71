import { isDeepStrictEqual } from "node:util";
import type { Difference } from "../../../shop/order/baselinker/differences.ts";
import type {
  ExternalOrder,
  ExternalState,
} from "../../../shop/order/baselinker/external-order.ts";
import { reconcilePayment } from "../../../shop/order/baselinker/reconcile-payment.ts";
import {
  reconcileStatus,
  type StatusDecision,
} from "../../../shop/order/baselinker/reconcile-status.ts";
import type { Parcel } from "../../../shop/order/delivery/parcel.ts";
import { getOrderState, type OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { sumTurnover } from "../../../shop/payment/turnover.ts";
import type { Change } from "../../orders/change-order.ts";
import type { Statuses } from "./account-statuses.ts";
import {
  describeContact,
  describeLines,
  describeParcels,
  describePayment,
  describeRemoved,
  describeStatus,
} from "./describe-differences.ts";
import { createFollower } from "./follow-order.ts";
import { findParcelTarget, followParcels } from "./follow-parcels.ts";
import type { Fate } from "./read-journal.ts";

export type ReadOrder = {
  /** Undefined when it is not there any more. */
  theirs: ExternalOrder | undefined;
  /** Undefined when they were not asked for. */
  parcels: readonly Parcel[] | undefined;
  /** Undefined when it was not asked for or nobody knows. */
  fate: Fate | undefined;
};

type Deps = Pick<Statuses, "stateOf" | "nameOf">;

type Known = { record: OrderWithFacts; state: ExternalState; read: ReadOrder; now: number };

/** Decides what the shop takes over from BaseLinker and what the owner is told. Writes nothing. */
export function decideSync(known: Known, deps: Deps) {
  const { record, state, read, now } = known;
  const { theirs } = read;
  if (!theirs) return decideRemoved(known);
  const status = reconcileStatus({
    timeline: record.timeline,
    theirs,
    theirState: deps.stateOf(theirs.statusId),
    agreed: state,
  });
  const payment = reconcilePayment(record, theirs.paid, state.paid);
  const parcels = followParcels(record, state, { parcels: read.parcels, now });
  const { record: followed, changes } = follow(known, { theirs, status, payment, parcels });
  const isKept = payment.kind === "agreed" && theirs.paid !== sumTurnover(record.facts).balance;
  // Decided anew until PayU says how its attempt ended.
  const isOpen = payment.kind === "report" && payment.reason === "unsettled";
  // What the owner does next there is compared with the sum before.
  const isLower = payment.kind === "report" && payment.reason === "lower";
  const differences = [
    ...describeStatus(record, theirs, status, deps.nameOf),
    ...describePayment(record, theirs, payment.kind === "report" ? payment.reason : undefined),
    ...describeParcels(parcels ?? []),
    ...describeLines(record, theirs, read.fate),
    ...describeContact(state, theirs),
  ];
  return omitReported(known, differences, {
    changes,
    followed,
    sendsSum: payment.kind === "report" && payment.reason === "conflict",
    state: {
      ...state,
      ...agreeOnStatus(status, state, { theirs, deps, record: followed }),
      statusAt: theirs.statusAt,
      paid: isKept || isOpen || isLower ? state.paid : theirs.paid,
      theirContact: theirs.contact,
      seen: isOpen ? state.seen : describeSeen(theirs, deps),
      ...(parcels && { parcelsAt: now }),
    },
  });
}

function decideRemoved(known: Known) {
  const { record, state, read } = known;
  const nothing = { changes: [], followed: record, sendsSum: false, state };
  return omitReported(known, [describeRemoved(record, read.fate)], nothing);
}

/** What a reading has taken into account: of a status also whether anybody knew what it means. */
export function describeSeen(
  { fingerprint, statusId }: ExternalOrder,
  { stateOf }: Pick<Deps, "stateOf">,
): string {
  return stateOf(statusId) ? fingerprint : `${fingerprint}?`;
}

/** Leaves out differences that were reported before: each is reported once. */
function omitReported(
  { state: { told } }: Known,
  differences: readonly Difference[],
  { state, ...decision }: Decision,
) {
  const news = differences.filter(({ key }) => !told.includes(key));
  const keys = news.map(({ key }) => key);
  return { ...decision, differences: news, state: { ...state, told: [...told, ...keys] } };
}

type Decision = {
  changes: readonly Change[];
  /** The order after them. */
  followed: OrderWithFacts;
  /** BaseLinker gets the sum of the shop. */
  sendsSum: boolean;
  state: ExternalState;
};

type Comparison = {
  theirs: ExternalOrder;
  status: StatusDecision;
  payment: ReturnType<typeof reconcilePayment>;
  parcels: Parcel[] | undefined;
};

function follow({ record, now }: Known, comparison: Comparison) {
  const { theirs, status, payment, parcels } = comparison;
  const timeline = parcels ? { ...record.timeline, parcels } : record.timeline;
  const follower = createFollower({ ...record, timeline }, now);
  const at = theirs.statusAt > 0 ? Math.min(theirs.statusAt, now) : now;
  const target = status.kind === "follow" ? status.to : undefined;
  // The contract is concluded before its money is booked.
  if (target && target !== "cancelled")
    follower.goTo(target === "accepted" ? target : "confirmed", at);
  follower.follow(payment);
  if (target) follower.goTo(target, at);
  const moved = findParcelTarget(parcels ?? []);
  if (moved && getOrderState(follower.followed.record.timeline) !== "cancelled")
    follower.goTo(moved, now);
  const { followed } = follower;
  const isWritten = followed.changes.some((change) => change.timeline);
  if (!isWritten && !isDeepStrictEqual(timeline, record.timeline))
    followed.changes.push({ by: "baselinker", timeline });
  return followed;
}

type Agreement = { theirs: ExternalOrder; deps: Deps; record: OrderWithFacts };

/** What is still to be sent stays a difference to what was agreed on. */
function agreeOnStatus(
  decision: StatusDecision,
  before: ExternalState,
  { theirs, deps, record }: Agreement,
): Pick<ExternalState, "status" | "step"> {
  const status = theirs.statusId;
  const theirState = deps.stateOf(status);
  const state = getOrderState(record.timeline);
  // Followed once the owner has mapped it.
  if (decision.kind === "report" && theirState === undefined)
    return { status: before.status, step: state };
  if (decision.kind === "send") return { status, step: theirState ?? before.step };
  // The owner packs it once more.
  if (decision.kind === "follow" && decision.backwards) return { status, step: state };
  // A parcel may have gone further than the status.
  if (decision.kind !== "report" && theirState !== undefined && theirState !== state)
    return { status, step: status === before.status ? before.step : theirState };
  return { status, step: state };
}
