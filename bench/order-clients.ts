import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as shop from "../shop.config.ts";
import { newId } from "../server/new-id.ts";
import { createMails } from "../server/email/emails.ts";
import { createOrders } from "../server/orders/orders.ts";
import { openDatabase } from "../server/db/open-database.ts";
import { createStore } from "../server/db/store.ts";
import { createCatalogue } from "../shop/catalogue/catalogue.ts";
import { startPostgres } from "../test/postgres.ts";
import { sampleProduct, sampleRequest } from "../test/fixtures.ts";

/** Each client has an empty database of its own on the same disk. */
export type Engine = { name: string; place: () => Promise<DatabaseLocation> };

export type DatabaseLocation = { DATA_DIR: string; DATABASE_URL?: string };

/** Places one durable order. */
export type Taker = { take: () => Promise<void>; close: () => Promise<void> };

const plenty = 1_000_000;
const toys = Array.from({ length: 200 }, (_, place) =>
  sampleProduct({ id: `toy-${place}`, stock: plenty }),
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
    { name: "SQLite", place: sqlite },
    { name: "PostgreSQL", place: server },
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
export async function openStoreTaker(place: DatabaseLocation): Promise<Taker> {
  const db = await openDatabase(place);
  const catalogue = createCatalogue(toys, "bench");
  const mails = createMails({
    shop,
    origin: "https://sklep.example",
    ordersTo: "sklep@latawiec.example",
    newId,
  });
  const { placeOrder } = createOrders({
    store: createStore(db),
    catalogue: () => catalogue,
    localStock: () => plenty,
    refreshCatalogue: async () => undefined,
    shop,
    mailsFor: mails.forOrder,
    now: Date.now,
    newId,
    wakeOutbox: () => undefined,
  });
  let taken = 0;
  return {
    async take() {
      taken += 1;
      const lines = [{ id: `toy-${taken % toys.length}`, quantity: 2 }];
      const placed = await placeOrder(sampleRequest({ key: newId(), lines }));
      if (placed.kind !== "accepted") throw new Error("an order was not taken");
    },
    close: () => db.destroy(),
  };
}
