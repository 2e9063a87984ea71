import { sql, type Kysely } from "kysely";
import { callBudget } from "./call-budget.ts";
import { catalogueTable } from "./catalogue-table.ts";
import { choresTable } from "./chores-table.ts";
import { heldStockTable } from "./held-stock-table.ts";
import { mailCareTable } from "./mail-care-table.ts";
import { messagesTable } from "./messages-table.ts";
import { orderLifeTable } from "./order-life-table.ts";
import { ordersTable } from "./orders-table.ts";
import { originTable } from "./origin-table.ts";
import { outboxTable } from "./outbox-table.ts";
import { rateLimitsTable } from "./rate-limits-table.ts";
import { retentionTable } from "./retention-table.ts";
import { secretsTable } from "./secrets-table.ts";
import { subscribersTable } from "./subscribers-table.ts";
import type { Tables } from "./tables.ts";
import { warehouseCareTable } from "./warehouse-care-table.ts";
import { warehouseOrdersTable } from "./warehouse-orders-table.ts";
import { warehousesTable } from "./warehouses-table.ts";

/** What the shop must never forget. Every operation is one transaction. */
export type Store = ReturnType<typeof createStore>;

export function createStore(db: Kysely<Tables>) {
  return {
    ...ordersTable(db),
    ...orderLifeTable(db),
    ...messagesTable(db),
    ...subscribersTable(db),
    ...outboxTable(db),
    ...mailCareTable(db),
    ...catalogueTable(db),
    ...heldStockTable(db),
    ...warehousesTable(db),
    ...choresTable(db),
    ...retentionTable(db),
    ...warehouseOrdersTable(db),
    ...warehouseCareTable(db),
    ...callBudget(db),
    ...secretsTable(db),
    ...originTable(db),
    ...rateLimitsTable(db),
    /** @throws when the database does not answer. */
    async ping(): Promise<void> {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
