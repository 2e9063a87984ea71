import type { Kysely } from "kysely";
import { createAcceptance, type KeptOrder } from "./insert-orders.ts";
import type { OrderDraft, OrderMeans } from "./insert-orders.ts";
import { findOrder } from "./find-orders.ts";
import { createGroupCommit } from "../group-commit.ts";
import type { Tables } from "../schema.ts";

export function ordersTable(db: Kysely<Tables>) {
  const keepOrder = createGroupCommit(db, createAcceptance());
  return {
    /** Keeps the order and its mails, or finds the one that its key made before. */
    acceptOrder: (draft: OrderDraft, means: OrderMeans): Promise<KeptOrder> =>
      keepOrder({ draft, ...means }),
    findOrder: (id: string) => findOrder(db, "id", id),
    findOrderByKey: (key: string) => findOrder(db, "key", key),
    findOrderByNumber: (number: string) => findOrder(db, "number", number),
  };
}
