import type { ExpressionBuilder } from "kysely";
import type { OrderState, OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { findOrder, findRecord, findRecords, toRecords } from "./find-orders.ts";
import { orderEditsTable } from "./order-edits.ts";
import { openOrdersTable } from "./open-orders.ts";
import { orderExportsTable } from "./order-exports.ts";
import { findSoldProducts } from "../catalogue/sold-products.ts";
import type { Database, Tables } from "../schema.ts";

export type OrderFilter = {
  state?: OrderState | undefined;
  since?: number | undefined;
  until?: number | undefined;
};

export function ordersTable(db: Database) {
  return {
    find: (id: string) => findOrder(db, "id", id),
    findByKey: (key: string) => findOrder(db, "key", key),
    findByNumber: (number: string) => findOrder(db, "number", number),
    findSold: (since: number, limit: number) => findSoldProducts(db, since, limit),
    findByNumbers: (numbers: readonly string[]): Promise<OrderWithFacts[]> =>
      numbers.length > 0 ? findRecords(db, "number", numbers) : Promise.resolve([]),
    findRecord: (column: "id" | "number", value: string) => findRecord(db, column, value),
    list: (filter: OrderFilter) => listOrders(db, filter),
    ...orderExportsTable(db),
    ...openOrdersTable(db),
    ...orderEditsTable(db),
  };
}

/** The number of another order that has the tracking number. */
export async function findParcelOwner(
  db: Database,
  trackingNumber: string,
  numbers: readonly string[],
): Promise<string | undefined> {
  const others = db
    .selectFrom("orders")
    .select("number")
    .where("tracking_number", "=", trackingNumber)
    .where("number", "not in", numbers)
    .orderBy("accepted_at");
  return (await others.executeTakeFirst())?.number;
}

async function listOrders(db: Database, filter: OrderFilter): Promise<OrderWithFacts[]> {
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
  return toRecords(db, rows);
}

/** The same words as `getOrderState` in shop/order/status/order-timeline.ts. */
function isIn(row: ExpressionBuilder<Tables, "orders">, state: OrderState) {
  const later = stages.slice(stages.indexOf(state) + 1);
  return row.and([
    row(`${state}_at`, "is not", null),
    ...later.map((stage) => row(`${stage}_at`, "is", null)),
  ]);
}

const stages = ["accepted", "confirmed", "dispatched", "completed", "cancelled"] as const;
