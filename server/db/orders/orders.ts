import type { Kysely } from "kysely";
import { orderInsertion, type InsertedOrder } from "./insert-orders.ts";
import type { OrderDraft, OrderOptions } from "./insert-orders.ts";
import { findOrder } from "./find-orders.ts";
import { orderExportsTable } from "./order-exports.ts";
import { orderUpdatesTable } from "./order-updates.ts";
import { createGroupCommit } from "../group-commit.ts";
import type { Tables } from "../schema.ts";

export function ordersTable(db: Kysely<Tables>) {
  const insertOrder = createGroupCommit(db, orderInsertion);
  return {
    /** Inserts the order and its mails, or returns the order with the same key. */
    accept: (draft: OrderDraft, options: OrderOptions): Promise<InsertedOrder> =>
      insertOrder({ draft, ...options }),
    find: (id: string) => findOrder(db, "id", id),
    findByKey: (key: string) => findOrder(db, "key", key),
    findByNumber: (number: string) => findOrder(db, "number", number),
    ...orderUpdatesTable(db),
    ...orderExportsTable(db),
  };
}
