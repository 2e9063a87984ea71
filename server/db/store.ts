import { sql, type Kysely } from "kysely";
import { callBudget } from "./call-budget.ts";
import { catalogueTable } from "./catalogue.ts";
import { scheduledJobsTable } from "./jobs/scheduled-jobs.ts";
import { stockReservationsTable } from "./orders/stock-reservations.ts";
import { outboxAdminTable } from "./jobs/outbox-admin.ts";
import { messagesTable } from "./messages.ts";
import { orderUpdatesTable } from "./orders/order-updates.ts";
import { ordersTable } from "./orders/orders.ts";
import { instanceSettingsTable } from "./instance-settings.ts";
import { outboxTable } from "./jobs/outbox.ts";
import { rateLimitsTable } from "./rate-limits.ts";
import { retentionTable } from "./privacy/retention.ts";
import { secretsTable } from "./secrets.ts";
import { subscribersTable } from "./subscribers.ts";
import type { Tables } from "./schema.ts";
import { orderExportAdminTable } from "./jobs/order-export-admin.ts";
import { orderExportTable } from "./jobs/order-export.ts";
import { syncStateTable } from "./sync-state.ts";

/** All durable data. Every operation is one transaction. */
export type Store = ReturnType<typeof createStore>;

export function createStore(db: Kysely<Tables>) {
  return {
    ...ordersTable(db),
    ...orderUpdatesTable(db),
    ...messagesTable(db),
    ...subscribersTable(db),
    ...outboxTable(db),
    ...outboxAdminTable(db),
    ...catalogueTable(db),
    ...stockReservationsTable(db),
    ...syncStateTable(db),
    ...scheduledJobsTable(db),
    ...retentionTable(db),
    ...orderExportTable(db),
    ...orderExportAdminTable(db),
    ...callBudget(db),
    ...secretsTable(db),
    ...instanceSettingsTable(db),
    ...rateLimitsTable(db),
    /** @throws when the database does not answer. */
    async ping(): Promise<void> {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
