import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { sampleMail, sampleOrder } from "../../test/fixtures.ts";
import {
  createDatabase,
  storeOrder,
  emailJob,
  openTemporaryStore,
  temporaryFolder,
} from "../../test/temporary-store.ts";
import { checkBackup, makeBackup, migrateShop, restoreBackup } from "./backup.ts";
import { readFile } from "./file.ts";
import { restoreDatabase } from "./restore.ts";
import type { Part } from "./snapshot.ts";
import { droppedTables, includedTables, readTotals } from "./tables.ts";
import type { Mail } from "../db/emails/email.ts";
import type { Delivery } from "../email/email-jobs.ts";
import { openEmailWorker } from "../../test/email-worker.ts";
import { hourMs } from "../../shop/time/durations.ts";
import { knownMigrations } from "../db/connection/migrate.ts";
import { openDatabase } from "../db/connection/open-database.ts";
import { OperatorError } from "../operator-error.ts";

const now = Date.UTC(2026, 10, 21, 20, 0);
const madeAt = new Date(now).toISOString();
type Opened = Awaited<ReturnType<typeof openTemporaryStore>>;

/** A shop with an order of hard-to-encode data, one mail sent and one pending. */
async function openShopWithOrders(): Promise<Opened> {
  const opened = await openTemporaryStore();
  const message = "Zażółć\u2028„gęślą”\r\n\tjaźń 🪁 \\ \"'";
  for (const place of [1, 2, 3]) {
    const { number: _, ...draft } = sampleOrder({ id: `order-${place}`, key: `attempt-${place}` });
    const customer = { ...draft.customer, message };
    await storeOrder(opened.store, { ...draft, customer }, () => [
      sampleMail({ id: `sent-${place}` }),
      sampleMail({ id: `waiting-${place}` }),
    ]);
    await opened.store.jobs.finish(emailJob(`sent-${place}`), now);
  }
  for (const price of [9900, 7900]) {
    const offers = new Map([["1001", { price, regularPrice: 9900 }]]);
    const at = now - price * hourMs;
    await opened.store.prices.record({ offers, at, clockAgrees: true });
  }
  const claim = { workerId: "dead", now: Date.now(), leaseMs: 3_600_000 };
  await opened.store.jobs.claim("email", claim);
  return opened;
}

const openEmpty = async () => openTemporaryStore(await createDatabase());

/** A backup of that shop, which is then closed. */
async function makeCopy(): Promise<{ path: string; opened: Opened }> {
  const opened = await openShopWithOrders();
  const path = join(temporaryFolder(), "copy.jsonl.gz");
  await makeBackup(opened.db, path, now);
  return { path, opened };
}

const restored = (db: Opened["db"], path: string) =>
  restoreBackup(db, path, { backupTo: undefined, now });

const sortRows = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();

describe("a backup", () => {
  it("restores every row, without leases and skipping newer order numbers", async () => {
    const { path, opened } = await makeCopy();
    const target = await openEmpty();
    await restored(target.db, path);
    const tables = ["orders", "order_lines", "messages", "subscribers", "price_history"] as const;
    for (const name of tables) {
      const [existing, here] = [opened, target].map(({ db }) => db.selectFrom(name).selectAll());
      // SQL guarantees no order without `order by`.
      const [copied, previous] = [await here!.execute(), await existing!.execute()].map(sortRows);
      expect(copied).toEqual(previous);
    }
    const jobs = await target.db.selectFrom("jobs").selectAll().execute();
    expect(new Set(jobs.map(({ leased_until }) => leased_until))).toEqual(new Set([0]));
    const { number: _, ...draft } = sampleOrder({ id: "order-4", key: "attempt-4" });
    expect((await storeOrder(target.store, draft)).number).toBe("L-2004");
  });

  it("sends pending mails after a restore, and no mail twice", async () => {
    const { path } = await makeCopy();
    const { db, store } = await openEmpty();
    await restored(db, path);
    const delivered: string[] = [];
    const deliver = async (mail: Mail): Promise<Delivery> => {
      delivered.push(mail.id);
      return { kind: "sent" };
    };
    await openEmailWorker({ store, deliver }).runDueJobs();
    expect(delivered.sort()).toEqual(["waiting-1", "waiting-2", "waiting-3"]);
  });

  it("covers every table of the database", async () => {
    const { db } = await openEmpty();
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(droppedTables).toEqual(expect.arrayContaining(tables));
  });

  it("has mode 0600 and never overwrites a file", async () => {
    const { path, opened } = await makeCopy();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const before = readFileSync(path);
    await expect(makeBackup(opened.db, path, now)).rejects.toThrow("już jest");
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(join(path, ".."))).toEqual(["copy.jsonl.gz"]);
  });

  it("is refused for a missing database", async () => {
    const { db } = await openEmpty();
    await sql`drop table migrations`.execute(db);
    const path = join(temporaryFolder(), "copy.jsonl.gz");
    await expect(makeBackup(db, path, now)).rejects.toThrow("Baza jest pusta");
    expect(readdirSync(join(path, ".."))).toEqual([]);
  });
});

describe("an invalid backup", () => {
  const spoilt: [string, (path: string) => void][] = [
    ["cut", (path) => truncateSync(path, statSync(path).size - 20)],
    ["truncated to nothing", (path) => truncateSync(path, 0)],
    ["truncated at the end of a line", (path) => rewrite(path, (lines) => lines.slice(0, -1))],
    ["with a missing order", (path) => rewrite(path, (lines) => lines.toSpliced(5, 1))],
    ["with a different total", (path) => rewrite(path, (lines) => lines.map(cheaper))],
    ["longer", (path) => rewrite(path, (lines) => [...lines, lines.at(-1)!])],
    ["not a backup", (path) => writeFileSync(path, "zamówienia")],
    ["another archive", (path) => writeFileSync(path, gzipSync("zamówienia\n"))],
  ];
  const cheaper = (line: string) => line.replace("11498", "1");

  it.each(spoilt)("is rejected without changes: %s", async (_, spoil) => {
    const { path } = await makeCopy();
    spoil(path);
    const { db } = await openEmpty();
    await expect(restored(db, path)).rejects.toThrow(/ucięty albo zmieniony|nie jest kopią/);
    // Also when it is not read to its end first.
    await expect(restoreDatabase(db, readFile(path))).rejects.toBeInstanceOf(Error);
    expect((await readTotals(db, includedTables)).rows).toMatchObject({ orders: 0, counters: 1 });
  });

  it("is rejected when it is of a newer version", async () => {
    const { path } = await makeCopy();
    rewrite(path, (lines) => [lines[0]!.replace('"version":2', '"version":3'), ...lines.slice(1)]);
    await expect(checkBackup(path)).rejects.toThrow("nowszej wersji");
    const { db } = await openEmpty();
    const newer = partsOf([{ madeAt, migrations: ["9999-later.sql"] }]);
    await expect(restoreDatabase(db, newer)).rejects.toThrow("nowszej wersji");
  });
});

describe("a backup with names that no shop writes", () => {
  const head = { latawiec: "backup", version: 2, madeAt, migrations: knownMigrations() };
  const counters = { table: "counters", columns: ["name", "value"] };
  const none = { rows: {}, orders: 0, lines: 0 };
  const file = (name: string) => ({ file: name, content: "" });
  const strange: [name: string, parts: readonly object[]][] = [
    ...["", ".", "..", "../a", "a/../../b", "/etc/a", "a//b", "a/./b", "a/", "nul\0", "a\0/b"].map(
      (name): [string, object[]] => [JSON.stringify(name), [file(name)]],
    ),
    ["a name that no disk takes", [file("ą".repeat(200))]],
    ["a path that no disk takes", [file("a/".repeat(2000) + "a")]],
    ["the same file twice", [file("a"), file("a")]],
    ["a file that is a folder", [file("a/b"), file("a")]],
    ["a folder that is a file", [file("a"), file("a/b")]],
    ["a table with a NUL", [{ table: "orders\0", columns: [] }]],
    ["a table in quotes", [{ table: 'a" as b; --', columns: [] }]],
    ["another table", [{ table: "sqlite_master", columns: ["name"] }]],
    ["a table that no backup has", [{ table: "secrets", columns: ["name"] }]],
    ["the table of migrations", [{ table: "migrations", columns: ["name"] }]],
    ["a column with a NUL", [{ table: "counters", columns: ["name\0"] }]],
    ["another column", [{ table: "counters", columns: ["nothing"] }]],
    ["a column twice", [{ table: "counters", columns: ["name", "name"] }]],
    ["a counted table that is none", [{ end: { ...none, rows: { "a\0": 0 } } }]],
    ["another counted table", [{ end: { ...none, rows: { nothing: 0 } } }]],
    ["a row that is too short", [counters, ["order_number"]]],
    ["a row that the database rejects", [counters, [null, null]]],
  ];

  it.each(strange)(
    "is rejected with a sentence, before anything has changed: %s",
    async (_, parts) => {
      const path = join(temporaryFolder(), "copy.jsonl.gz");
      writeLines(path, [head, ...parts, { end: none }]);
      const { db, store } = await openEmpty();
      const { number: _number, ...draft } = sampleOrder();
      await storeOrder(store, draft);
      const folder = join(temporaryFolder(), "my");
      const shopFolder = { folder, aside: `${folder}-aside` };
      const backupTo = join(temporaryFolder(), "before.gz");
      await expect(restoreBackup(db, path, { backupTo, now, shopFolder })).rejects.toBeInstanceOf(
        OperatorError,
      );
      expect(await store.orders.list({})).toHaveLength(1);
      expect(readdirSync(join(folder, ".."))).toEqual([]);
    },
  );
});

describe("restoring", () => {
  it("requires a backup of a database that has orders", async () => {
    const { path } = await makeCopy();
    const { db, store } = await openEmpty();
    const { number: _, ...draft } = sampleOrder({ id: "another", key: "another-attempt" });
    await storeOrder(store, draft);
    await expect(restored(db, path)).rejects.toThrow("Baza nie jest pusta: zamówienia 1");
    expect(await store.orders.find("another")).toBeDefined();
    const backupTo = join(temporaryFolder(), "kept.jsonl.gz");
    const { previousBackup: previous } = await restoreBackup(db, path, { backupTo, now });
    expect(previous?.totals.rows.orders).toBe(1);
    expect(await store.orders.find("another")).toBeUndefined();
    expect((await checkBackup(backupTo)).totals.orders).toBe(11498);
  });

  it("requires exclusive access", async () => {
    const { path } = await makeCopy();
    const target = await openEmpty();
    const shop = await openDatabase(target.database);
    await sql`select 1`.execute(shop);
    await expect(restored(target.db, path)).rejects.toThrow("Sklep jest otwarty");
    await shop.destroy();
    await restored(target.db, path);
  });

  it("migrates a backup of an older version", async () => {
    const { db, store } = await openEmpty();
    const order = { id: "o", number: "L-1001", key: "k", accepted_at: now, name: "Anna" };
    const words = ["email", "phone", "message", "address", "city", "postal_code", "locker"];
    const rest = { delivery_id: "odbiór", delivery_label: "Odbiór", delivery_price: 1500 };
    const row: Record<string, string | number> = {
      ...order,
      ...Object.fromEntries(words.map((word) => [word, ""])),
      ...rest,
      delivery_time: "",
      payment_id: "payu",
      payment_label: "PayU",
      payment_fee: 0,
      products_total: 0,
      total: 1500,
    };
    const product = { product_id: "1102", name: "Gra", sku: "", unit_price: 3490 };
    const line = { order_id: "o", position: 0, ...product, quantity: 1 };
    const rows = { counters: 1, orders: 1, order_lines: 1, messages: 0, subscribers: 0, outbox: 0 };
    await restoreDatabase(
      db,
      partsOf([
        { madeAt, migrations: ["0001-orders-and-mail.sql"] },
        { table: "counters", columns: ["name", "value"] },
        { rows: [["order_number", 1001]] },
        { table: "orders", columns: Object.keys(row) },
        { rows: [Object.values(row)] },
        { table: "order_lines", columns: Object.keys(line) },
        { rows: [Object.values(line)] },
        { end: { rows, orders: 1500, lines: 3490 } },
      ]),
    );
    expect(await store.orders.findByNumber("L-1001")).toMatchObject({
      total: 1500,
      delivery: { id: "odbiór", fulfilment: "pickup" },
      payment: { id: "payu", settlement: "online" },
    });
    const found = await db.selectFrom("order_lines").select("stock_released_at").execute();
    expect(found).toEqual([{ stock_released_at: now }]);
    expect((await store.sync.state()).version).toBe(0);
  });

  it("detects different totals", async () => {
    const { db } = await openEmpty();
    const rows = { counters: 0 };
    const parts: Part[] = [
      { madeAt, migrations: ["0001-orders-and-mail.sql"] },
      { end: { rows, orders: 1500, lines: 0 } },
    ];
    await expect(restoreDatabase(db, partsOf(parts))).rejects.toThrow("Liczby po przepisaniu");
  });
});

it("copies a shop into another database and verifies numbers and totals", async () => {
  const { db } = await openShopWithOrders();
  const target = await openEmpty();
  const options = { target: "db.example/sklep", now };
  const totals = await migrateShop(db, target.db, options);
  expect(totals).toMatchObject({ rows: { orders: 3, order_lines: 3, emails: 6 }, orders: 34494 });
  expect(await readTotals(target.db, includedTables)).toEqual(totals);
  await expect(migrateShop(db, target.db, options)).rejects.toThrow("Baza nie jest pusta");
});

it("carries the price history through a move, a backup and a restore to the same reduction", async () => {
  const { path, opened } = await makeCopy();
  const moved = await openEmpty();
  await migrateShop(opened.db, moved.db, { target: "db.example/sklep", now });
  const target = await openEmpty();
  await restored(target.db, path);
  for (const { store } of [opened, moved, target]) {
    const cut = { at: now - 7900 * hourMs, lowestPrice: 9900 };
    expect((await store.prices.readCurrent(["1001"])).get("1001")).toMatchObject({ cut });
    const offers = new Map([["1001", { price: 6900, regularPrice: 9900 }]]);
    await store.prices.record({ offers, at: now, clockAgrees: true });
    const next = (await store.prices.readCurrent(["1001"])).get("1001");
    expect(next).toMatchObject({ since: now, price: 6900, cut });
  }
});

async function* partsOf(parts: readonly Part[]): AsyncGenerator<Part> {
  yield* parts;
}

/** A file with the right checksum: whoever can write it can make one. */
function writeLines(path: string, parts: readonly object[]): void {
  const above = parts
    .slice(0, -1)
    .map((part) => `${JSON.stringify(part)}\n`)
    .join("");
  const sha256 = createHash("sha256").update(above).digest("hex");
  const end = JSON.stringify({ ...parts.at(-1), sha256 });
  writeFileSync(path, gzipSync(`${above}${end}\n`));
}

function rewrite(path: string, change: (lines: string[]) => string[]): void {
  const lines = gunzipSync(readFileSync(path)).toString("utf8").trimEnd().split("\n");
  writeFileSync(path, gzipSync(`${change(lines).join("\n")}\n`));
}
