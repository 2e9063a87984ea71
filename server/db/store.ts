import { sql, type Transaction } from "kysely";
import { alertsTable } from "./alerts.ts";
import { takeCall } from "./catalogue/call-budget.ts";
import { catalogueTable } from "./catalogue/catalogue.ts";
import { readMigrations } from "./connection/migrate.ts";
import { clockTable } from "./clock.ts";
import { emailsTable } from "./emails/emails.ts";
import { codesTable } from "./codes/codes.ts";
import { eventsTable } from "./events.ts";
import { failedEmailsTable } from "./emails/failed-emails.ts";
import { waitingEmailsTable } from "./emails/waiting-emails.ts";
import { jobAdminTable } from "./jobs/job-admin.ts";
import { jobClaimsTable } from "./jobs/claim.ts";
import { jobsTable } from "./jobs/queue.ts";
import { messagesTable } from "./messages.ts";
import { externalOrdersTable } from "./orders/external-orders.ts";
import { missedSearchesTable } from "./missed-searches.ts";
import { ordersTable } from "./orders/orders.ts";
import { paymentsTable } from "./payments/payments.ts";
import { stockReservationsTable } from "./orders/stock/stock-reservations.ts";
import { unconfirmedReservationsTable } from "./orders/stock/unconfirmed-reservations.ts";
import { purgeExpired } from "./privacy/retention.ts";
import { priceHistoryTable } from "./catalogue/price-history.ts";
import { rateLimitsTable } from "./rate-limits.ts";
import type { Database, Tables } from "./schema.ts";
import { instanceSettingsTable, secretsTable } from "./secrets.ts";
import { subscribersTable } from "./subscribers.ts";
import { syncStateTable } from "./catalogue/sync-state.ts";
import type { Cutoffs } from "../../shop/privacy/retention.ts";

/** All durable data, an object for each aggregate. Every operation is one transaction. */
export type Store = ReturnType<typeof createStore>;

export function createStore(db: Database) {
  return {
    /** For what is read, decided and written together. */
    transaction: <Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
      db.transaction().execute(work),
    orders: ordersTable(db),
    externalOrders: externalOrdersTable(db),
    payments: paymentsTable(db),
    stock: { ...stockReservationsTable(db), ...unconfirmedReservationsTable(db) },
    emails: { ...emailsTable(db), ...waitingEmailsTable(db), ...failedEmailsTable(db) },
    jobs: { ...jobsTable(db), ...jobClaimsTable(db), ...jobAdminTable(db) },
    messages: messagesTable(db),
    subscribers: subscribersTable(db),
    codes: codesTable(db),
    catalogue: catalogueTable(db),
    prices: priceHistoryTable(db),
    sync: { ...syncStateTable(db), takeCall: takeCall.bind(undefined, db) },
    missedSearches: missedSearchesTable(db),
    rateLimits: rateLimitsTable(db),
    secrets: secretsTable(db),
    settings: instanceSettingsTable(db),
    alerts: alertsTable(db),
    events: eventsTable(db),
    clock: clockTable(db),
    purgeExpired: (cutoffs: Cutoffs, now: number) => purgeExpired(db, cutoffs, now),
    migrations: () => readMigrations(db),
    /** @throws when the database does not answer. */
    async ping(): Promise<void> {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
