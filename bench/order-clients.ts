import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "../server/new-id.ts";
import { createMails } from "../server/email/mails.ts";
import { createOrders } from "../server/orders/orders.ts";
import { openDatabase } from "../server/db/connection/open-database.ts";
import { createStore } from "../server/db/store.ts";
import { createCatalogue } from "../shop/catalogue/catalogue.ts";
import { startPostgres } from "../test/programs/postgres.ts";
import {
  mailBudget,
  sampleProduct,
  sampleRequest,
  sampleShop as shop,
  noFeatures,
} from "../test/fixtures.ts";
import { followPlacement } from "../server/orders/change-order.ts";

/** Each client has an empty database of its own on the same disk. */
export type Engine = { name: string; createLocation: () => Promise<DatabaseLocation> };

export type DatabaseLocation = { DATA_DIR: string; DATABASE_URL?: string };

/** Places one durable order. */
export type OrderClient = { placeOne: () => Promise<void>; close: () => Promise<void> };

const ampleStock = 1_000_000;
const products = Array.from({ length: 200 }, (_, index) =>
  sampleProduct({ id: `toy-${index}`, stock: ampleStock }),
);

/** Opens both engines with fsync on every commit. */
export async function openEngines() {
  const folder = mkdtempSync(join(tmpdir(), "latawiec-bench-"));
  const postgres = await startPostgres({ fsync: "on", synchronous_commit: "on" });
  const sqlite = async () => ({ DATA_DIR: mkdtempSync(join(folder, "data-")) });
  const server = async () => ({
    ...(await sqlite()),
    DATABASE_URL: await postgres.createDatabase(),
  });
  const engines: Engine[] = [
    { name: "SQLite", createLocation: sqlite },
    { name: "PostgreSQL", createLocation: server },
  ];
  return {
    engines,
    async close(): Promise<void> {
      await postgres.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The shop without HTTP: two pieces of one of two hundred products per order. */
export async function openStoreClient(location: DatabaseLocation): Promise<OrderClient> {
  const db = await openDatabase(location);
  const catalogue = createCatalogue(products, "bench");
  const mail = createMails({
    shop,
    alertsTo: "sklep@latawiec.example",
    origin: "https://sklep.example",
    ordersTo: "sklep@latawiec.example",
    newId,
  });
  const { placeOrder } = createOrders({
    store: createStore(db),
    catalogue: () => catalogue,
    localStock: () => ampleStock,
    promisedDelivery: { read: async () => undefined },
    refreshCatalogue: async () => undefined,
    shop,
    follow: (order, toCustomer) =>
      followPlacement(order, toCustomer, { mail, features: noFeatures }),
    now: Date.now,
    newId,
    mailBudget,
    hashMailbox: (email) => email,
    wakeEmails: () => undefined,
  });
  let count = 0;
  return {
    async placeOne() {
      count += 1;
      const lines = [{ id: `toy-${count % products.length}`, quantity: 2 }];
      const placed = await placeOrder(sampleRequest({ key: newId(), lines }));
      if (placed.kind !== "accepted") throw new Error("an order was not taken");
    },
    close: () => db.destroy(),
  };
}
