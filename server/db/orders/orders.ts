import { orderInsertion, type InsertedOrder } from "./insert-orders.ts";
import type { OrderDraft, OrderOptions } from "./insert-orders.ts";
import { findRecord } from "./find-orders.ts";
import { openOrdersTable } from "./open-orders.ts";
import { orderExportsTable } from "./order-exports.ts";
import { orderUpdatesTable } from "./order-updates.ts";
import { createGroupCommit } from "../group-commit.ts";
import type { Database } from "../schema.ts";

export function ordersTable(db: Database) {
  const insertOrder = createGroupCommit(db, orderInsertion);
  return {
    /** Inserts the order and its mails, or returns the order with the same key. */
    accept: (draft: OrderDraft, options: OrderOptions): Promise<InsertedOrder> =>
      insertOrder({ draft, ...options }),
    find: async (id: string) => (await findRecord(db, "id", id))?.order,
    findByKey: async (key: string) => (await findRecord(db, "key", key))?.order,
    findByNumber: async (number: string) => (await findRecord(db, "number", number))?.order,
    ...orderUpdatesTable(db),
    ...orderExportsTable(db),
    ...openOrdersTable(db),
  };
}
