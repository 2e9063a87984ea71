import type { StoredMessage } from "../../email/message.ts";
import { dayMs } from "../../time/durations.ts";
import { calculateRefundDue, isCovered } from "../../payment/refund/amounts-due.ts";
import { splitByWay } from "../../payment/refund/refund.ts";
import { summarisePayments } from "../../payment/payment-summary.ts";
import { formatPrice } from "../../price.ts";
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

/** An order that waits for its owner; `command` is what to type next. */
export type DayTask = {
  number: string;
  record: OrderWithFacts;
  /** How long it waits, or by when; in Polish. */
  note: string;
  command: string;
  withdrawn: boolean;
};

type DayMessage = { id: string; message: StoredMessage; note: string; command: string };

/** What the owner has to do now, each group oldest first. */
export type Day = Record<OrderGroup, DayTask[]> & { message: DayMessage[] };

export type OrderGroup = "confirm" | "pay" | "pack" | "pickup" | "withdrawal";

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
    const { number } = record.order;
    const declaredAt = findOpenWithdrawal(record, declared.get(number));
    const context = { now, refundDays, declaredAt };
    const group = findGroup(record);
    if (group)
      day[group].push({ ...toTask(record, group, context), withdrawn: declaredAt !== undefined });
    const refund = describeRefund(record, context);
    if (refund)
      day.withdrawal.push({ number, record, ...refund, withdrawn: declaredAt !== undefined });
  }
  day.message = others.map((message) => toMessage(message, now));
  return day;
}

type Context = Pick<Known, "now" | "refundDays"> & { declaredAt: number | undefined };

/** A withdrawal is dealt with once money went back since, or nothing is left to pay back. */
function findOpenWithdrawal(
  { order, timeline, facts }: OrderWithFacts,
  declaredAt: number | undefined,
): number | undefined {
  if (declaredAt === undefined) return undefined;
  const { refunds } = summarisePayments(facts);
  const isRefunded = refunds.some(
    ({ requestedAt, state }) => state !== "rejected" && requestedAt >= declaredAt,
  );
  const isSettled =
    timeline.cancelledAt !== undefined &&
    calculateRefundDue({ ...order, ...timeline }, facts) === 0;
  return isRefunded || isSettled ? undefined : declaredAt;
}

function findGroup(record: OrderWithFacts): OrderGroup | undefined {
  const { order, timeline } = record;
  switch (getOrderState(timeline)) {
    case "accepted":
      return "confirm";
    case "confirmed":
      return awaitsPayment(record) && !isCovered(record) ? "pay" : "pack";
    case "dispatched":
      return isPickup(order) ? "pickup" : undefined;
    default:
      return undefined;
  }
}

function toTask(record: OrderWithFacts, group: OrderGroup, { now }: Context) {
  const { order, timeline } = record;
  const { number } = order;
  const starts = {
    confirm: order.acceptedAt,
    pay: timeline.confirmedAt,
    pack: Math.max(timeline.confirmedAt ?? 0, timeline.paidAt ?? 0),
    pickup: timeline.dispatchedAt,
    withdrawal: undefined,
  };
  const due = isPaidOnDelivery(order) && timeline.paidAt === undefined;
  const cash = group === "pickup" && due ? `, do zapłaty ${formatPrice(order.total)}` : "";
  const note = `${describeWait(now - (starts[group] ?? now))}${cash}`;
  return { number, record, note, command: findCommand(record, group) };
}

function findCommand({ order }: OrderWithFacts, group: OrderGroup): string {
  const { number } = order;
  if (group === "confirm") return `orders confirm ${number}`;
  if (group === "pay") return `orders paid ${number}`;
  if (group === "pickup") return `orders complete ${number}`;
  return isPickup(order) ? `orders ready ${number}` : createDispatchCommand(order);
}

/** Money to pay back within the days that the law gives, from the withdrawal or the cancellation. */
function describeRefund(record: OrderWithFacts, { now, refundDays, declaredAt }: Context) {
  const { order, timeline, facts } = record;
  const due = calculateRefundDue({ ...order, ...timeline }, facts);
  if (due === 0 && declaredAt === undefined) return undefined;
  const newest = Math.max(...facts.map(({ at }) => at), order.acceptedAt);
  const since = declaredAt ?? timeline.cancelledAt ?? newest;
  const left = Math.ceil((since + refundDays * dayMs - now) / dayMs);
  const what = declaredAt === undefined ? `do zwrotu ${formatPrice(due)}` : "odstąpienie od umowy";
  return { note: `${what}, ${describeLeft(left)}`, command: findRefundCommand(record, declaredAt) };
}

function findRefundCommand(record: OrderWithFacts, declaredAt: number | undefined): string {
  const { order, timeline, facts } = record;
  const { number } = order;
  const { received } = summarisePayments(facts);
  const due = calculateRefundDue({ ...order, ...timeline }, facts);
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
  return { id, message, note, command: `messages show ${id}` };
}

function describeWait(milliseconds: number): string {
  const days = Math.floor(milliseconds / dayMs);
  return days < 1 ? "krócej niż dobę" : `czeka ${pluralize(days, ["dzień", "dni", "dni"])}`;
}

function describeLeft(days: number): string {
  if (days < 1) return "termin minął";
  return days === 1 ? "został 1 dzień" : days < 5 ? `zostały ${days} dni` : `zostało ${days} dni`;
}
