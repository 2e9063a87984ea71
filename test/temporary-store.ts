import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { Order } from "../shop/order/order.ts";
import type { Mail } from "../server/db/emails/email.ts";
import { fileOf, openDatabase } from "../server/db/connection/open-database.ts";
import type { Job } from "../server/db/jobs/claim.ts";
import type { CatalogueChanges } from "../server/db/catalogue/catalogue.ts";
import type { OrderDraft } from "../server/db/orders/insert-orders.ts";
import { createAcceptance, type AcceptanceDeps } from "../server/orders/accept-orders.ts";
import type { ShopFeatures } from "../server/db/secrets.ts";
import type { Database } from "../server/db/schema.ts";
import { createStore, type Store } from "../server/db/store.ts";
import { mailBudget, noFeatures, sampleShop } from "./fixtures.ts";
import { runSql } from "./programs/postgres.ts";
import { temporaryRoot } from "./programs/temporary-root.ts";

/** The environment variables of the database. */
export type TestDatabase = { DATA_DIR: string; DATABASE_URL?: string };

/** Creates an empty folder that is deleted after the test. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, "latawiec-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates an empty database of the test project's kind; see vitest.config.ts. */
export function createDatabase(): Promise<TestDatabase> {
  return copyDatabase();
}

/** Copies a database, by default an empty one; PostgreSQL's files much faster than through its log. */
async function copyDatabase(template?: string): Promise<TestDatabase> {
  const DATA_DIR = temporaryFolder(temporaryRoot);
  const server = inject("postgres");
  if (server === "") {
    if (template) copyFileSync(template, fileOf({ DATA_DIR }));
    return { DATA_DIR };
  }
  const name = `shop_${randomBytes(8).toString("hex")}`;
  await runSql(
    server,
    `create database ${name} template ${template ?? "template0"} strategy file_copy`,
  );
  onTestFinished(() => runSql(server, `drop database ${name} with (force)`));
  return { DATA_DIR, DATABASE_URL: new URL(name, server).href };
}

/** Opens a shop's database; pass an existing one to open it a second time. */
export async function openTemporaryStore(known?: TestDatabase) {
  const database = known ?? (await copyDatabase(inject("migratedDatabase")));
  const db = await openDatabase(database);
  const store = createStore(db);
  onTestFinished(() => store.close());
  return { db, store, database, path: fileOf(database) };
}

type Accepting = Partial<AcceptanceDeps> & {
  exported?: boolean;
  mailsFor?: (order: Order) => readonly Mail[];
};

/** Accepts an order as the shop does; with enough stock and no mails unless options say otherwise. */
export function acceptOrder(store: Store, draft: OrderDraft, options: Accepting = {}) {
  const { exported = false, mailsFor = () => [], ...deps } = options;
  const accept = createAcceptance({
    store,
    shop: sampleShop,
    follow: (order) => ({
      mails: mailsFor(order),
      jobs: exported ? [{ kind: "order-export", reference: order.id }] : [],
    }),
    localStock: () => 10_000,
    ...deps,
  });
  return accept({ draft, mailBudget: mailBudget(draft.customer.email) });
}

/** Stores an order with sufficient stock. */
export async function storeOrder(
  store: Store,
  draft: OrderDraft,
  mailsFor: (order: Order) => readonly Mail[] = () => [],
) {
  const inserted = await acceptOrder(store, draft, { mailsFor });
  if ("shortages" in inserted) throw new Error("the order was not stored");
  return inserted.order;
}

/** Records what a shop that is started records of itself; the owner's commands need it. */
export function recordStart(store: Store, changes: Partial<ShopFeatures> = {}): Promise<void> {
  const features = { ...noFeatures, takesOnlinePayments: false, managesStock: true };
  return store.settings.saveFeatures({ ...features, ...changes });
}

/** The job of an email that no worker has claimed. */
export function emailJob(id: string): Job {
  return { kind: "email", reference: id, attempts: 0, workerId: "", queuedAt: 0 };
}

/** Lets the leases of dead processes end, which on PostgreSQL no test's clock decides. */
export async function expireLeases(db: Database): Promise<void> {
  await db.updateTable("jobs").set({ leased_until: 0 }).execute();
}

/** Claims the job of the sync, due or not. */
export async function claimSync(store: Store, workerId: string, now: number, leaseMs: number) {
  const job = await store.jobs.claim("catalogue-sync", { workerId, now, leaseMs, early: true });
  if (!job) throw new Error("the sync is locked");
  return job;
}

/** Saves products as a sync does; the next sync is due at once. */
export async function saveInventory(store: Store, now: number, changes: Partial<CatalogueChanges>) {
  const job = await claimSync(store, "test", now, 60_000);
  const nothing = { changed: [], unchanged: [], removed: [], begunAt: now };
  await store.catalogue.save(job, now, 60_000, { ...nothing, ...changes });
  await store.jobs.reschedule(job, { runAt: now, attempts: 0 });
}

let ids = 0;

/** Creates sequential ids. */
export function nextId(): string {
  ids += 1;
  return `id-${ids}`;
}
