import type { ExpressionBuilder } from "kysely";
import type { OrderRecord, OrderTimeline, OrderState } from "../../../shop/order/order-timeline.ts";
import type { Mail } from "../email.ts";
import { timelineColumns } from "./order-rows.ts";
import { findRecord, lockOrder, withLines } from "./find-orders.ts";
import { releaseOrder } from "./release-stock.ts";
import { queueMails } from "../emails.ts";
import { retryFailed } from "../jobs/job-admin.ts";
import type { Database, Tables } from "../schema.ts";

export type OrderFilter = {
  state?: OrderState | undefined;
  since?: number | undefined;
  until?: number | undefined;
};

type Change = { timeline: OrderTimeline; mails: readonly Mail[]; now: number };

export function orderUpdatesTable(db: Database) {
  return {
    findRecord: (column: "id" | "number", value: string) => findRecord(db, column, value),
    list: (filter: OrderFilter) => listOrders(db, filter),
    /**
     * Saves what `decide` returns, with its mails, while the order is locked. Without a change
     * nothing is written.
     */
    change: (number: string, decide: (record: OrderRecord) => Change | undefined) =>
      db.transaction().execute(async (transaction) => {
        await lockOrder(transaction, "number", number);
        const record = await findRecord(transaction, "number", number);
        const change = record && decide(record);
        if (!record || !change) return;
        const { timeline, mails, now } = change;
        await transaction
          .updateTable("orders")
          .set(timelineColumns(timeline))
          .where("id", "=", record.order.id)
          .execute();
        if (timeline.cancelledAt !== undefined) {
          await releaseOrder(transaction, record.order.id, timeline.cancelledAt);
          // BaseLinker may have a failed export after all: it is looked up once more.
          await retryFailed(transaction, "order-export", now, record.order.id);
        }
        await queueMails(transaction, mails, now, record.order.id);
      }),
  };
}

async function listOrders(db: Database, filter: OrderFilter): Promise<OrderRecord[]> {
  const { state, since, until } = filter;
  const rows = await db
    .selectFrom("orders")
    .selectAll()
    .$if(since !== undefined, (query) => query.where("accepted_at", ">=", since!))
    .$if(until !== undefined, (query) => query.where("accepted_at", "<", until!))
    .$if(state !== undefined, (query) => query.where((row) => isIn(row, state!)))
    .orderBy("accepted_at")
    .orderBy("number")
    .execute();
  return withLines(db, rows);
}

/** The same words as `getOrderState` in shop/order/order-timeline.ts. */
function isIn(row: ExpressionBuilder<Tables, "orders">, state: OrderState) {
  const later = stages.slice(stages.indexOf(state) + 1);
  return row.and([
    row(`${state}_at`, "is not", null),
    ...later.map((stage) => row(`${stage}_at`, "is", null)),
  ]);
}

const stages = ["accepted", "confirmed", "dispatched", "completed", "cancelled"] as const;
