import { sql, type Kysely } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { categoryTexts } from "../../../shop.config.ts";
import { sampleOrder, storedProduct } from "../../../test/fixtures.ts";
import {
  createDatabase,
  nextId,
  saveInventory,
  storeOrder,
} from "../../../test/temporary-store.ts";
import { createAvailableCatalogue } from "../../catalogue/available-catalogue.ts";
import { createStoredProducts } from "../../catalogue/stored-products.ts";
import { knownMigrations, migrate, runMissing } from "../connection/migrate.ts";
import { connectDatabase } from "../connection/open-database.ts";
import { createStore } from "../store.ts";
import type { Tables } from "../schema.ts";

/** The shape before a migration. */
async function openOldDatabase(migration: string): Promise<Kysely<Tables>> {
  const db = connectDatabase(await createDatabase());
  onTestFinished(() => db.destroy());
  const old = knownMigrations().filter((name) => name < migration);
  await db.transaction().execute((trx) => runMissing(trx, old));
  return db;
}

const run = (db: Kysely<Tables>, text: string) => sql.raw(text).execute(db);

async function insertOrder(db: Kysely<Tables>, id: string): Promise<void> {
  await run(
    db,
    `insert into orders (id, number, key, accepted_at, name, email, phone, message, address, city,
      postal_code, locker, delivery_id, delivery_label, delivery_price, delivery_time, payment_id,
      payment_label, payment_fee, products_total, total)
    values ('${id}', 'L-${id}', 'key ${id}', 5, '', '', '', '', '', '', '', '', 'kurier', '', 0, '',
      'payu', '', 0, 0, 0)`,
  );
}

it("moves emails, exports, schedules and the sync's state into the queue", async () => {
  const db = await openOldDatabase("0012");
  for (const id of ["waiting", "submitted", "failed", "exported"]) await insertOrder(db, id);
  await run(
    db,
    `insert into outbox (id, kind, mail, queued_at, due_at, leased_until, attempts, last_error,
      sent_at, failed_at, order_id)
    values ('pending', 'contact', '{"id":"pending"}', 1, 2, 99, 3, 'busy', null, null, null),
      ('sent', 'order', '', 1, 2, 0, 1, null, 7, null, 'waiting'),
      ('refused', 'order', '{}', 1, 2, 0, 9, '550', null, 8, 'waiting')`,
  );
  await run(
    db,
    `insert into warehouse_orders (order_id, due_at, leased_by, leased_until, attempts, last_error,
      asked_at, kept_at, kept_as, failed_at)
    values ('waiting', 6, 'dead', 99, 0, null, null, null, null, null),
      ('submitted', 6, '', 0, 2, 'lost', 4, null, null, null),
      ('failed', 6, '', 0, 9, 'ERROR_PRODUCT', 4, null, null, 9),
      ('exported', 6, '', 0, 1, null, 4, 9, '77', 3)`,
  );
  await run(db, "update chores set due_at = 30");
  await run(
    db,
    `update warehouses set version = 4, frame = '{"categories":[],"manufacturers":{"1":"Konik"}}',
      due_at = 20, failures = 2, problem = 'cisza', doubted_at = 11, source = 'abc', leased_until = 99`,
  );
  expect((await migrate(db))[0]).toBe("0012-jobs.sql");

  const { jobs, emails, orders, sync } = createStore(db);
  expect(await emails.find("pending")).toMatchObject({
    content: '{"id":"pending"}',
    queued_at: 1,
    run_at: 2,
    attempts: 3,
    last_error: "busy",
    sent_at: null,
  });
  expect(await emails.find("sent")).toMatchObject({ order_number: "L-waiting", sent_at: 7 });
  expect(await emails.find("refused")).toMatchObject({ failed_at: 8, last_error: "550" });
  expect(await jobs.health("order-export")).toEqual({ waiting: 2, failed: 1, waitingSince: 5 });
  expect(await orders.findExport("submitted")).toMatchObject({ submittedAt: 4, reason: "lost" });
  expect(await orders.findExport("exported")).toMatchObject({ externalId: "77", failedAt: null });
  expect(await orders.listFailedExports()).toEqual(["L-failed"]);
  expect(await jobs.find("retention")).toMatchObject({ run_at: 30, leased_until: 0 });
  expect(await jobs.find("catalogue-sync")).toMatchObject({ run_at: 20, attempts: 2 });
  expect(await sync.state()).toMatchObject({ version: 4, problem: "cisza", suspiciousAt: 11 });
  expect(await sync.metadata()).toMatchObject({ manufacturers: { 1: "Konik" } });
  const claim = { workerId: "new", now: 10, leaseMs: 5 };
  expect(await jobs.claim("email", claim)).toMatchObject({ reference: "pending", attempts: 3 });
});

it("stores the promises of waiting orders with them", async () => {
  const db = await openOldDatabase("0019");
  for (const id of ["online", "transfer", "unconfirmed"]) await insertOrder(db, id);
  await run(db, "update orders set payment_settlement = 'transfer' where id <> 'online'");
  await run(db, "update orders set confirmed_at = 3600005 where id = 'transfer'");
  await run(
    db,
    `insert into jobs (kind, reference, queued_at, run_at, attempts, leased_by, leased_until)
    values ('payment-reminder', 'online', 5, 10800005, 0, '', 0),
      ('payment-deadline', 'online', 5, 172800005, 0, '', 0),
      ('payment-deadline', 'transfer', 5, 867600005, 0, '', 0)`,
  );
  await migrate(db);
  const { orders } = createStore(db);
  const timesOf = async (id: string) => (await orders.find(id))?.payment.times;
  expect(await timesOf("online")).toEqual({ reminderHours: 3, cancelHours: 48 });
  expect(await timesOf("transfer")).toEqual({ cancelHours: 240 });
  expect(await timesOf("unconfirmed")).toEqual({});
});

it("fills the recipient of stored mails", async () => {
  const db = await openOldDatabase("0027");
  const mail = { id: "full", kind: "order", to: ["ewa+1_ż'x@poczta-x.pl"], subject: "„S”" };
  const stored = [JSON.stringify(mail), JSON.stringify({ ...mail, id: "other" }), ""];
  for (const [index, content] of stored.entries()) {
    const id = ["full", "odd", "erased"][index]!;
    await sql`insert into emails (id, kind, content) values (${id}, 'order', ${content})`.execute(
      db,
    );
  }
  expect(await migrate(db)).toContain("0027-mail-recipient.sql");
  const rows = await db.selectFrom("emails").select(["id", "recipient"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: "erased", recipient: "" },
    { id: "full", recipient: "ewa+1_ż'x@poczta-x.pl" },
    { id: "odd", recipient: "" },
  ]);
});

it("keeps orders, reservations and products from before variants, beside a version that writes on", async () => {
  const db = await openOldDatabase("0045");
  const insertLine = (id: string) =>
    run(
      db,
      `insert into order_lines (order_id, position, product_id, name, sku, unit_price, quantity)
      values ('${id}', 0, '7', 'Lalka', 'LALKA', 4990, 2)`,
    );
  const insertProduct = (id: string) => {
    const { readAt: _, ...product } = storedProduct({ id });
    return sql`insert into catalogue_products (id, product, fetched_at, version)
      values (${id}, ${JSON.stringify(product)}, 1, 1)`.execute(db);
  };
  await insertOrder(db, "before");
  await insertLine("before");
  await insertProduct("7");
  expect(await migrate(db)).toContain("0045-variants.sql");
  await insertOrder(db, "meanwhile");
  await insertLine("meanwhile");
  await insertProduct("8");

  const store = createStore(db);
  for (const id of ["before", "meanwhile"]) {
    const [line] = (await store.orders.find(id))!.lines;
    expect(line).toMatchObject({ productId: "7", quantity: 2 });
    expect(line).not.toHaveProperty("parentId");
  }
  expect(await store.stock.readReserved()).toEqual(new Map([["7", 4]]));
  await run(db, "update catalogue_sync set version = 1");
  const stored = createStoredProducts({ store, lists: categoryTexts });
  const metadata = { categories: [{ id: "6", name: "Pluszaki", parent: "0" }], manufacturers: {} };
  const colour = { parent: "7", category: "6", description: "" };
  await saveInventory(store, 10, {
    metadata,
    changed: [
      storedProduct({ id: "7", hasVariants: true, stock: 0 }),
      storedProduct({ id: "71", name: "czerwona", ...colour }),
    ],
  });
  const available = createAvailableCatalogue({ store, source: stored });
  await available.refresh();
  const sold = available.catalogue().products;
  expect(sold.map(({ id, stock, variants }) => [id, stock, variants?.length])).toEqual([
    ["7", 5, 1],
    ["8", 5, undefined],
  ]);
  const draft = sampleOrder({
    lines: [{ ...(await store.orders.find("before"))!.lines[0]!, productId: "71", parentId: "7" }],
  });
  const { id } = await storeOrder(store, { ...draft, id: nextId() });
  expect((await store.orders.find(id))!.lines).toMatchObject([{ productId: "71", parentId: "7" }]);
});
