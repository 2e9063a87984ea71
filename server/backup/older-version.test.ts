import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { sampleOrder } from "../../test/fixtures.ts";
import { openTemporaryStore, storeOrder, temporaryFolder } from "../../test/temporary-store.ts";
import { openDatabase, openExisting } from "../db/connection/open-database.ts";
import type { Database } from "../db/schema.ts";
import { createStore } from "../db/store.ts";
import { makeBackup } from "./backup.ts";
import { copyBeforeMigration } from "./copy-before-migration.ts";
import { readFile } from "./file.ts";
import { restoreIfUnreadable } from "./restore-if-unreadable.ts";
import { stageShopFolder } from "./shop-folder.ts";

const now = Date.UTC(2026, 10, 21, 3);

/** What an update does to the database. */
async function migrateFurther(db: Database, ...statements: string[]) {
  for (const statement of [...statements, "insert into migrations values ('9999-later.sql')"])
    await sql.raw(statement).execute(db);
}

const additions = [
  "alter table orders add column gift text",
  "alter table orders add column points integer not null default 0",
  "create table vouchers (code text primary key)",
];
const renaming = "alter table orders rename column total to sum";

describe("a database that a newer version has migrated", () => {
  it("serves an older version as long as things were only added", async () => {
    const { db, store, database } = await openTemporaryStore();
    await migrateFurther(db, ...additions);
    const older = createStore(await openDatabase(database));
    await storeOrder(older, sampleOrder());
    await older.close();
    await (await openExisting(database)).destroy();
    expect(await store.orders.list({})).toHaveLength(1);
    expect(await restoreIfUnreadable(database, { before: "", after: "" }, now)).toBeUndefined();
  });

  it("is refused by an older version that would miss something", async () => {
    const { db, database } = await openTemporaryStore();
    await migrateFurther(db, renaming);
    const refused = /nowszej wersji sklepu \(9999-later\.sql\).*orders\.total/;
    await expect(openDatabase(database)).rejects.toThrow(refused);
    await expect(openExisting(database)).rejects.toThrow(refused);
  });
});

/** A shop with an order, its backups, and the database as a newer version left it. */
async function updateShop() {
  const { db, store, database } = await openTemporaryStore();
  await storeOrder(store, sampleOrder());
  await store.settings.saveOrigin("https://klocek.pl");
  const folder = temporaryFolder();
  const before = join(folder, "before.sqlite");
  // PostgreSQL has no file.
  if (!database.DATABASE_URL) await sql`vacuum into ${before}`.execute(db);
  const backups = { before, after: join(folder, "after.gz") };
  await migrateFurther(db, renaming, "create table vouchers (code text primary key)");
  await makeAfter(db, backups.after);
  return { db, database, backups };
}

/** The newer version knows its own columns; this one's totals would miss them. */
async function makeAfter(db: Database, path: string) {
  await sql.raw("alter table orders rename column sum to total").execute(db);
  await makeBackup(db, path, now);
  const lines = gunzipSync(readFileSync(path)).toString().replace('"total"', '"sum"').split("\n");
  const above = `${lines.slice(0, -2).join("\n")}\n`;
  const sha256 = createHash("sha256").update(above).digest("hex");
  const end = JSON.stringify({ ...JSON.parse(lines.at(-2)!), sha256 });
  writeFileSync(path, gzipSync(`${above}${end}\n`));
  await sql.raw(renaming).execute(db);
}

it("a migration copies the file before, with all of it", async () => {
  const { db, store, database } = await openTemporaryStore();
  await store.settings.saveOrigin("https://klocek.pl");
  expect(await copyBeforeMigration(database, now)).toBeUndefined();
  await sql.raw("delete from migrations where name = '0027-mail-recipient.sql'").execute(db);
  await db.destroy();
  const path = await copyBeforeMigration(database, now);
  if (database.DATABASE_URL) return expect(path).toBeUndefined();
  expect(statSync(path!).mode & 0o777).toBe(0o600);
  const copy = new DatabaseSync(path!, { readOnly: true });
  expect(copy.prepare("select value from secrets where name = 'origin'").all()).toHaveLength(1);
  copy.close();
});

describe("a rollback", () => {
  it("restores the backup of before when nothing was recorded since", async () => {
    const { db, database, backups } = await updateShop();
    await sql`delete from jobs`.execute(db);
    await db.destroy();
    const restored = restoreIfUnreadable(database, backups, now);
    if (database.DATABASE_URL)
      return expect(restored).rejects.toThrow(/PostgreSQL.*w pustej bazie/);
    expect(existsSync((await restored)!)).toBe(true);
    const { store } = await openTemporaryStore(database);
    expect((await store.orders.list({})).map(({ order }) => order.number)).toEqual(["L-1001"]);
    expect(await store.settings.findOrigin()).toBe("https://klocek.pl");
    expect(readdirSync(database.DATA_DIR).filter((name) => /restore-/.test(name))).toEqual([]);
  });

  it.each([
    ["an order was paid", "update orders set paid_at = 1", "orders"],
    ["an order came", "delete from order_lines", "order_lines"],
    ["a new kind of thing came", "insert into vouchers values ('A')", "vouchers"],
  ])("changes nothing when %s since", async (_, statement, table) => {
    const { db, database, backups } = await updateShop();
    await sql.raw(statement).execute(db);
    await db.destroy();
    if (database.DATABASE_URL) return;
    await expect(restoreIfUnreadable(database, backups, now)).rejects.toThrow(
      `zmieniły się dane (${table})`,
    );
    await expect(openDatabase(database)).rejects.toThrow("orders.total");
  });
});

it("a backup contains my/, without its repository, and brings it back", async () => {
  const { db } = await openTemporaryStore();
  const my = temporaryFolder();
  const config = 'export const brand = "Klocek";\n';
  writeFileSync(join(my, "shop.config.ts"), config);
  mkdirSync(join(my, "pictures/scenes"), { recursive: true });
  const picture = Buffer.from([0, 255, 10, 13, 128]);
  writeFileSync(join(my, "pictures/scenes/hero-gry.jpg"), picture);
  mkdirSync(join(my, ".git"));
  writeFileSync(join(my, ".git/config"), "");
  const path = join(temporaryFolder(), "copy.jsonl.gz");
  await makeBackup(db, path, now, my);
  const target = join(temporaryFolder(), "my");
  const places = { folder: target, aside: `${target}-aside` };
  const staged = await stageShopFolder(() => readFile(path), places);
  expect(existsSync(target)).toBe(false);
  expect(await staged!.publish()).toBe(target);
  expect(readdirSync(target).sort()).toEqual(["pictures", "shop.config.ts"]);
  expect(readFileSync(join(target, "shop.config.ts"), "utf8")).toBe(config);
  expect(readFileSync(join(target, "pictures/scenes/hero-gry.jpg"))).toEqual(picture);
  expect(existsSync(join(target, ".git"))).toBe(false);
});
