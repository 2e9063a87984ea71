import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { startPostgres } from "../../test/programs/postgres.ts";
import { runInProcess } from "../../test/programs/run-command.ts";
import { runRejectedStart } from "../../test/start-shop.ts";
import { sampleMail, sampleOrder } from "../../test/fixtures.ts";
import {
  createDatabase,
  storeOrder,
  openTemporaryStore,
  temporaryFolder,
} from "../../test/temporary-store.ts";
import { migrateShop } from "../../server/backup/backup.ts";
import { assertNotMoved } from "../../server/db/connection/moved-database.ts";
import { createStore } from "../../server/db/store.ts";
import { openDatabase } from "../../server/db/connection/open-database.ts";
import { formatTotals } from "./backup.ts";

/** A stopped shop with one order of the year 2020 and its mail. */
async function createShop(known?: { DATA_DIR: string }) {
  const database = known ?? (await createDatabase());
  const store = createStore(await openDatabase(database));
  const acceptedAt = Date.UTC(2020, 5, 1);
  const { number: _, ...draft } = sampleOrder({ acceptedAt });
  await storeOrder(store, draft, () => [sampleMail({ to: ["anna@poczta.pl"] })]);
  await store.close();
  return database;
}

describe("backups made by the owner", () => {
  it("are created, named after the moment, and can be restored", async () => {
    const database = await createShop();
    const backup = await runInProcess(["backup"], database);
    expect(backup).toMatchObject({ code: 0, err: "" });
    expect(backup.out).toMatch(/^ {2}zamówienia: 1, razem 114,98\szł$/m);
    const folder = join(database.DATA_DIR, "backup");
    const [name] = readdirSync(folder);
    expect(name).toMatch(/^latawiec-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.jsonl\.gz$/);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const path = join(folder, name!);
    expect(await runInProcess(["backup", path], database)).toMatchObject({
      code: 1,
      err: `Plik ${path} już jest. Podaj inną nazwę.\n`,
    });
    expect(await runInProcess(["restore", path], database)).toMatchObject({
      code: 1,
      err: expect.stringContaining("Baza nie jest pusta: zamówienia 1"),
    });
    const empty = await createDatabase();
    const restored = await runInProcess(["restore", path, "--json"], empty);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(restored.out)).toMatchObject({
      previousBackup: null,
      totals: { orders: 11498 },
    });
    const replaced = await runInProcess(["restore", path, "--replace"], empty);
    expect(replaced.out).toContain("To, co było w bazie, jest teraz w kopii.");
    expect(replaced.out).toContain("Cen i użyć kodów po tej kopii sklep nie zna");
    expect(readdirSync(join(empty.DATA_DIR, "backup"))).toHaveLength(1);
  });

  it("are rejected when invalid, with a message and without changes", async () => {
    const database = await createDatabase();
    const path = join(temporaryFolder(), "kopia.gz");
    expect((await runInProcess(["restore", path], database)).err).toBe(`Nie ma pliku ${path}.\n`);
    writeFileSync(path, "nic");
    expect(await runInProcess(["restore", path], database)).toMatchObject({
      code: 1,
      err: "Ten plik nie jest kopią sklepu.\n",
    });
    expect(await runInProcess(["restore"], database)).toMatchObject({ code: 2 });
    expect(existsSync(join(database.DATA_DIR, "backup"))).toBe(false);
  });
});

it("copies a shop from SQLite to PostgreSQL", async () => {
  const known = inject("postgres");
  const server = known === "" ? await startPostgres() : undefined;
  if (server) onTestFinished(server.close);
  const to = server ? await server.createDatabase() : (await createDatabase()).DATABASE_URL!;
  const shop = await createShop({ DATA_DIR: temporaryFolder() });
  expect(await runInProcess(["origin", "set", "https://sklep.example"], shop)).toMatchObject({
    code: 0,
  });
  const moved = await runInProcess(["move", "--to", to], shop);
  expect(moved).toMatchObject({ code: 0, err: "" });
  expect(moved.out).toMatch(/zamówienia: 1, razem 114,98\szł/);
  expect(moved.out).toContain("DATABASE_URL");
  const { store } = await openTemporaryStore({ DATA_DIR: shop.DATA_DIR, DATABASE_URL: to });
  expect(await store.orders.findByNumber("L-1001")).toMatchObject({ total: 11498 });
  expect(await store.settings.findOrigin()).toBe("https://sklep.example");
  await store.close();
  const { host, pathname } = new URL(to);
  for (const old of [
    await runRejectedStart({ ...shop, PORT: "0" }),
    await runInProcess(["orders", "list"], shop),
  ]) {
    expect(old).toMatchObject({ code: 1, out: "" });
    expect(old.err).toMatch(/^Ten sklep przeniesiono \d{4}-\d\d-\d\d do PostgreSQL/);
    expect(old.err).toContain(`(${host}${pathname})`);
  }
  expect((await runInProcess(["doctor"], shop)).out).toContain("✗ baza danych: Ten sklep przenies");
  expect(await runInProcess(["move", "--to", to], shop)).toMatchObject({
    code: 1,
    err: expect.stringContaining("Baza nie jest pusta: zamówienia 1"),
  });
  const secret = "postgres://latawiec:tajne@127.0.0.1:1/sklep";
  const unreachable = await runInProcess(["move", "--to", secret], shop);
  expect(unreachable).toMatchObject({ code: 1, err: expect.stringContaining("niedostępna") });
  expect(unreachable.err).not.toContain("tajne");
  for (const args of [["move"], ["move", "--to", ""]])
    expect(await runInProcess(args, shop)).toMatchObject({ code: 2 });
});

it("stays on SQLite when the move fails", async () => {
  const shop = await createShop({ DATA_DIR: temporaryFolder() });
  const db = await openDatabase(shop);
  const target = await openDatabase({ DATA_DIR: temporaryFolder() });
  const full = createStore(target);
  onTestFinished(async () => Promise.all([db.destroy(), target.destroy()]).then(() => undefined));
  const { number: _, ...draft } = sampleOrder();
  await storeOrder(full, draft);
  const options = { target: "db.example/sklep", now: 1 };
  await expect(migrateShop(db, target, options)).rejects.toThrow("Baza nie jest pusta");
  await assertNotMoved(db);
});

it("erases a person only after confirmation", async () => {
  const database = await createShop();
  const shown = await runInProcess(["erase", "Anna@poczta.pl"], database);
  expect(shown).toMatchObject({ code: 0, err: "" });
  expect(shown.out).toContain("zamówienie L-1001: zostają pozycje, kwoty oraz nazwisko i adres");
  expect(shown.out).toContain("Nic nie zmieniono");
  const erased = await runInProcess(["erase", "Anna@poczta.pl", "--yes"], database);
  expect(erased.out).toContain("maile niewysłane, które nie wyjdą: 1");
  const { out } = await runInProcess(["erase", "anna@poczta.pl", "--json"], database);
  expect(JSON.parse(out)).toMatchObject({ erased: false, orders: [], mails: { unsent: [] } });
  expect(await runInProcess(["erase", "anna"], database)).toMatchObject({ code: 2 });
  const own = await runInProcess(["erase", "sklep@latawiec.example", "--yes"], database);
  expect(own).toMatchObject({ code: 2, err: expect.stringContaining("To adres sklepu") });
});

it("reports when a backup failed, until the next one could be read back", async () => {
  const database = await createShop();
  const doctor = async () => (await runInProcess(["doctor"], database)).out;
  expect(await doctor()).toContain("✗ kopia zapasowa: Sklep przyjmuje zamówienia, a nie ma żadnej");
  const occupied = join(temporaryFolder(), "file");
  writeFileSync(occupied, "");
  expect((await runInProcess(["backup", join(occupied, "copy.gz")], database)).code).toBe(1);
  expect(await doctor()).toMatch(/^✗ kopia zapasowa: Kopia zapasowa się nie udała: .*katalog$/m);
  expect((await runInProcess(["backup"], database)).code).toBe(0);
  expect(await doctor()).toMatch(
    /^✓ kopia zapasowa: Ostatnia kopia zapasowa jest sprzed \d+ min$/m,
  );
  expect(await doctor()).toContain("✓ kopia zapasowa: Ostatnia kopia zapasowa nie zawiodła");
});

it("counts the emails of backups from before the jobs queue too", () => {
  const totals = { orders: 22_996, lines: 0 };
  expect(formatTotals({ ...totals, rows: { orders: 2, outbox: 5 } })).toContain("  maile: 5");
  expect(formatTotals({ ...totals, rows: { orders: 2, emails: 6 } })).toContain("  maile: 6");
});
