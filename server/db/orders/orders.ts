import type { Kysely } from "kysely";
import { orderInsertion, type InsertedOrder } from "./insert-orders.ts";
import type { OrderDraft, OrderOptions } from "./insert-orders.ts";
import { findOrder } from "./find-orders.ts";
import { createGroupCommit } from "../group-commit.ts";
import type { Tables } from "../schema.ts";

export function ordersTable(db: Kysely<Tables>) {
  const insertOrder = createGroupCommit(db, orderInsertion);
  return {
    /** Inserts the order and its mails, or returns the order with the same key. */
    acceptOrder: (draft: OrderDraft, options: OrderOptions): Promise<InsertedOrder> =>
      insertOrder({ draft, ...options }),
    findOrder: (id: string) => findOrder(db, "id", id),
    findOrderByKey: (key: string) => findOrder(db, "key", key),
    findOrderByNumber: (number: string) => findOrder(db, "number", number),
  };
}
