import type { ExpressionBuilder } from "kysely";
import type { OrderRecord, OrderState } from "../../../shop/order/status/order-timeline.ts";
import { changeLockedOrder, changeOrder, type DecideChange } from "./change-order.ts";
import { findRecord, withOrderLines } from "./find-orders.ts";
import { lockNumbers } from "./insert-orders.ts";
import { changeAndReserve, type ReserveOptions } from "./stock/change-and-reserve.ts";
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
    change: (number: string, decide: DecideChange) => changeOrder(db, "number", number, decide),
    changeParcel: (numbers: readonly string[], trackingNumber: string, decide: DecideParcel) =>
      changeParcel(db, numbers, trackingNumber, decide),
    changeAndReserve: (number: string, options: ReserveOptions, decide: DecideChange) =>
      changeAndReserve(db, number, options, decide),
  };
}

type DecideParcel = (
  ...known: [...Parameters<DecideChange>, takenBy: string | undefined]
) => ReturnType<DecideChange>;

function changeParcel(
  db: Database,
  numbers: readonly string[],
  trackingNumber: string,
  decide: DecideParcel,
) {
  return db.transaction().execute(async (trx) => {
    // Parcels wait for each other: of two with one number the second sees the first.
    await lockNumbers(trx);
    const taken = trx.selectFrom("orders").select("number").orderBy("accepted_at");
    const others = taken
      .where("tracking_number", "=", trackingNumber)
      .where("number", "not in", numbers);
    const takenBy = (await others.executeTakeFirst())?.number;
    return changeLockedOrder(trx, "number", numbers[0]!, (...known) => decide(...known, takenBy));
  });
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
  return withOrderLines(db, rows);
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
