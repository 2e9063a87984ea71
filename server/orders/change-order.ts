import { consequences } from "../../shop/order/change/consequences.ts";
import type {
  ChangedBy,
  ChangedOrder,
  KnownOrder,
  OrderFeatures,
} from "../../shop/order/change/order-change.ts";
import type { EditedOrder } from "../../shop/order/edit-order.ts";
import type { Order } from "../../shop/order/order.ts";
import type { OrderTimeline } from "../../shop/order/status/order-timeline.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { lockRecord, writeOrder } from "../db/orders/change-order.ts";
import type { OrderInsert } from "../db/orders/insert-orders.ts";
import type { Database } from "../db/schema.ts";
import type { Store } from "../db/store.ts";
import { writeMails, type MailRequest, type WriteMail } from "../email/mails.ts";

export type ChangeDeps = {
  store: Pick<Store, "transaction">;
  mail: WriteMail;
  features: OrderFeatures;
  now: () => number;
};

/** What is decided of an order; all else follows from it. */
export type Change = {
  by: ChangedBy;
  timeline?: OrderTimeline;
  /** Added to those that there are. */
  facts?: readonly PaymentFact[];
  edit?: EditedOrder;
  /** Its number in BaseLinker. */
  externalId?: string;
  /** False: the customer is told nothing. */
  notifiesCustomer?: boolean;
  /** Mails that say no change. */
  mails?: readonly MailRequest[];
};

/** Decides one change, several that follow each other, or none; reads and writes in `trx`. */
type Decide = (record: KnownOrder, now: number, trx: Database) => Decided | Promise<Decided>;
type Decided = Change | readonly Change[] | undefined;

type Which = { id: string } | { number: string };

/** Locks an order and writes what `decide` returns of it, with all that follows, in one transaction. */
export function changeOrder(deps: ChangeDeps, which: Which, decide: Decide): Promise<void> {
  return deps.store.transaction((trx) => changeOrderIn(trx, deps, which, decide));
}

export async function changeOrderIn(
  trx: Database,
  { mail, features, now }: Omit<ChangeDeps, "store">,
  which: Which,
  decide: Decide,
): Promise<void> {
  const [column, value] = "id" in which ? ["id", which.id] : ["number", which.number];
  const record = await lockRecord(trx, column as "id" | "number", value!);
  if (!record) return;
  const at = now();
  const changes = [(await decide(record, at, trx)) ?? []].flat();
  let before = record;
  for (const change of changes) {
    const after = applyChange(before, change);
    const { mails, ...followed } = consequences(before, after, features);
    const written = writeMails(mail, [...mails, ...(change.mails ?? [])], at);
    await writeOrder(trx, record.order.id, { ...change, ...followed, mails: written }, at);
    before = after;
  }
}

function applyChange(record: KnownOrder, change: Change): ChangedOrder {
  const { by, edit, facts = [], notifiesCustomer = true } = change;
  const { timeline = record.timeline, externalId = record.externalId } = change;
  const { fields: _, ...edited } = edit ?? {};
  const order = edit ? { ...record.order, ...edited } : record.order;
  return { order, timeline, facts: [...record.facts, ...facts], externalId, by, notifiesCustomer };
}

/** What follows when an order is placed, in whose insertion it is written. */
export function followPlacement(
  order: Order,
  notifiesCustomer: boolean,
  { mail, features }: Pick<ChangeDeps, "mail" | "features">,
): Pick<OrderInsert, "mails" | "jobs"> {
  const record = { order, timeline: {}, facts: [], externalId: undefined };
  const placed = { ...record, by: "customer" as const, notifiesCustomer };
  const { mails, jobs } = consequences(undefined, placed, features);
  return { mails: writeMails(mail, mails, order.acceptedAt), jobs };
}
