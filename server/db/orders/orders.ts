import type { OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import { lockNumbers } from "./insert-orders.ts";
import { findRecord, findRecords } from "./find-orders.ts";
import { queueOrderLink } from "./order-link.ts";
import { orderEditsTable } from "./order-edits.ts";
import { openOrdersTable } from "./open-orders.ts";
import { orderExportsTable } from "./order-exports.ts";
import { findSoldProducts } from "../catalogue/sold-products.ts";
import { orderUpdatesTable } from "./order-updates.ts";
import { createGroupCommit, type WriteBatch } from "../group-commit.ts";
import type { Database } from "../schema.ts";

export function ordersTable(db: Database) {
  return {
    openBatches: <Request, Result>(write: WriteBatch<Request, Result>) =>
      createGroupCommit(db, { lock: lockNumbers, write }),
    find: async (id: string) => (await findRecord(db, "id", id))?.order,
    findByKey: async (key: string) => (await findRecord(db, "key", key))?.order,
    findByNumber: async (number: string) => (await findRecord(db, "number", number))?.order,
    findSold: (since: number, limit: number) => findSoldProducts(db, since, limit),
    findByNumbers: (numbers: readonly string[]): Promise<OrderRecord[]> =>
      numbers.length > 0 ? findRecords(db, "number", numbers) : Promise.resolve([]),
    queueLink: queueOrderLink.bind(undefined, db),
    ...orderUpdatesTable(db),
    ...orderExportsTable(db),
    ...openOrdersTable(db),
    ...orderEditsTable(db),
  };
}
