import type { StoredMessage } from "../../email/message.ts";
import { dayMs } from "../../time/durations.ts";
import { calculateRefundDue, isCovered } from "../../payment/refund/amounts-due.ts";
import { splitByWay } from "../../payment/refund/refund.ts";
import { summarisePayments } from "../../payment/payment-summary.ts";
import { formatPrice, type Grosze } from "../../price.ts";
import { pluralize } from "../../text/plural.ts";
import { createDispatchCommand } from "./dispatch-command.ts";
import {
  awaitsPayment,
  getOrderState,
  isErased,
  isPaidOnDelivery,
  isPickup,
  type OrderWithFacts,
} from "../status/order-timeline.ts";
import { findDeclaredNumber } from "./declared-number.ts";

export type DayTask = {
  record: OrderWithFacts;
  /** How long it waits, or by when; in Polish. */
  note: string;
  command: string;
  withdrawn: boolean;
};

type DayMessage = { message: StoredMessage; note: string; command: string };

/** What the owner has to do now, each group oldest first. */
export type Day = Record<OrderGroup, DayTask[]> & { message: DayMessage[] };

export const orderGroups = ["confirm", "pay", "pack", "pickup", "withdrawal"] as const;

export type OrderGroup = (typeof orderGroups)[number];

type Known = {
  records: readonly OrderWithFacts[];
  messages: readonly StoredMessage[];
  now: number;
  refundDays: number;
};

export function planDay({ records, messages, now, refundDays }: Known): Day {
  const numbers = new Set(records.map(({ order }) => order.number));
  const declared = new Map<string, number>();
  const others: StoredMessage[] = [];
  for (const message of messages) {
    const number = findDeclaredNumber(message);
    if (number === undefined || !numbers.has(number)) others.push(message);
    else declared.set(number, Math.min(message.receivedAt, declared.get(number) ?? Infinity));
  }
  const day: Day = { confirm: [], pay: [], pack: [], pickup: [], withdrawal: [], message: [] };
  for (const record of records.filter((each) => !isErased(each))) {
    const declaredAt = findOpenWithdrawal(record, declared.get(record.order.number));
    const withdrawn = declaredAt !== undefined;
    const step = findStep(record, now);
    if (step) day[step.group].push({ record, note: step.note, command: step.command, withdrawn });
    const refund = describeRefund(record, { now, refundDays, declaredAt });
    if (refund) day.withdrawal.push({ record, ...refund, withdrawn });
  }
  day.message = others.map((message) => toMessage(message, now));
  return day;
}

type Context = Pick<Known, "now" | "refundDays"> & { declaredAt: number | undefined };

/** A withdrawal is dealt with once money went back since, or nothing is left to pay back. */
function findOpenWithdrawal(
  record: OrderWithFacts,
  declaredAt: number | undefined,
): number | undefined {
  if (declaredAt === undefined) return undefined;
  const { refunds } = summarisePayments(record.facts);
  const isRefunded = refunds.some(
    ({ requestedAt, state }) => state !== "rejected" && requestedAt >= declaredAt,
  );
  const isSettled = record.timeline.cancelledAt !== undefined && calculateRefundDue(record) === 0;
  return isRefunded || isSettled ? undefined : declaredAt;
}

type Step = { group: OrderGroup; note: string; command: string };

/** The next step of an order; undefined where it waits for nobody or for its carrier. */
function findStep(record: OrderWithFacts, now: number): Step | undefined {
  const { order, timeline } = record;
  const { number } = order;
  const { confirmedAt = 0, paidAt, dispatchedAt = 0 } = timeline;
  const note = (since: number) => describeWait(now - since);
  switch (getOrderState(timeline)) {
    case "accepted":
      return {
        group: "confirm",
        note: note(order.acceptedAt),
        command: `orders confirm ${number}`,
      };
    case "confirmed": {
      if (awaitsPayment(record) && !isCovered(record))
        return { group: "pay", note: note(confirmedAt), command: `orders paid ${number}` };
      const command = isPickup(order) ? `orders ready ${number}` : createDispatchCommand(order);
      return { group: "pack", note: note(Math.max(confirmedAt, paidAt ?? 0)), command };
    }
    case "dispatched": {
      if (!isPickup(order)) return undefined;
      const isDue = isPaidOnDelivery(order) && paidAt === undefined;
      const cash = isDue ? `, do zapłaty ${formatPrice(order.total)}` : "";
      const waits = `${note(dispatchedAt)}${cash}`;
      return { group: "pickup", note: waits, command: `orders complete ${number}` };
    }
    default:
      return undefined;
  }
}

/** Money to pay back within the days that the law gives, from the withdrawal or the cancellation. */
function describeRefund(record: OrderWithFacts, { now, refundDays, declaredAt }: Context) {
  const { order, timeline, facts } = record;
  const due = calculateRefundDue(record);
  if (due === 0 && declaredAt === undefined) return undefined;
  const newest = Math.max(...facts.map(({ at }) => at), order.acceptedAt);
  const since = declaredAt ?? timeline.cancelledAt ?? newest;
  const left = Math.ceil((since + refundDays * dayMs - now) / dayMs);
  const what = declaredAt === undefined ? `do zwrotu ${formatPrice(due)}` : "odstąpienie od umowy";
  return {
    note: `${what}, ${describeLeft(left)}`,
    command: findRefundCommand(record, due, declaredAt),
  };
}

function findRefundCommand(
  { order: { number }, timeline, facts }: OrderWithFacts,
  due: Grosze,
  declaredAt: number | undefined,
): string {
  const { received } = summarisePayments(facts);
  if (declaredAt !== undefined && received === 0)
    return timeline.dispatchedAt === undefined
      ? `orders cancel ${number} --reason "Odstąpienie od umowy"`
      : `orders show ${number}`;
  const byHand = splitByWay(facts, due > 0 ? due : received).byPayu === 0 ? " --by-hand" : "";
  return `orders refund ${number}${declaredAt !== undefined && due === 0 ? " --withdrawal" : ""}${byHand}`;
}

function toMessage(message: StoredMessage, now: number): DayMessage {
  const { id, kind, receivedAt } = message;
  const what = { contact: "wiadomość", enquiry: "zapytanie", withdrawal: "odstąpienie" }[kind];
  const note = `${what}, ${describeWait(now - receivedAt)}`;
  return { message, note, command: `messages show ${id}` };
}

function describeWait(milliseconds: number): string {
  const days = Math.floor(milliseconds / dayMs);
  return days < 1 ? "krócej niż dobę" : `czeka ${pluralize(days, ["dzień", "dni", "dni"])}`;
}

function describeLeft(days: number): string {
  if (days < 1) return "termin minął";
  return days === 1 ? "został 1 dzień" : days < 5 ? `zostały ${days} dni` : `zostało ${days} dni`;
}
