import { sql, type Kysely } from "kysely";
import { callBudget } from "./call-budget.ts";
import { catalogueTable } from "./catalogue.ts";
import { choresTable } from "./jobs/scheduled-jobs.ts";
import { heldStockTable } from "./orders/stock-reservations.ts";
import { mailCareTable } from "./jobs/outbox-admin.ts";
import { messagesTable } from "./messages.ts";
import { orderLifeTable } from "./orders/order-updates.ts";
import { ordersTable } from "./orders/orders.ts";
import { originTable } from "./instance-settings.ts";
import { outboxTable } from "./jobs/outbox.ts";
import { rateLimitsTable } from "./rate-limits.ts";
import { retentionTable } from "./privacy/retention.ts";
import { secretsTable } from "./secrets.ts";
import { subscribersTable } from "./subscribers.ts";
import type { Tables } from "./schema.ts";
import { warehouseCareTable } from "./jobs/order-export-admin.ts";
import { warehouseOrdersTable } from "./jobs/order-export.ts";
import { warehousesTable } from "./sync-state.ts";

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
