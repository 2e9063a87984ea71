import type { ExpressionBuilder } from "kysely";
import type { OrderRecord, OrderState } from "../../../shop/order/order-timeline.ts";
import { changeOrder, type DecideChange } from "./change-order.ts";
import { findRecord, withLines } from "./find-orders.ts";
import { reopenOrder, type ReopenOptions } from "./reopen-order.ts";
import type { Database, Tables } from "../schema.ts";

export type OrderFilter = {
  state?: OrderState | undefined;
  since?: number | undefined;
  until?: number | undefined;
};

export function orderUpdatesTable(db: Database) {
  return {
    findRecord: (column: "id" | "number", value: string) => findRecord(db, column, value),
    list: (filter: OrderFilter) => listOrders(db, filter),
    /** Saves what `decide` returns while the order is locked. */
    change: (number: string, decide: DecideChange) => changeOrder(db, "number", number, decide),
    /** Saves what `decide` returns and reserves the stock of a cancelled order again. */
    reopen: (number: string, options: ReopenOptions, decide: DecideChange) =>
      reopenOrder(db, number, options, decide),
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
