import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as turnOfEvents } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTemporaryStore, temporaryFolder } from "../../../test/temporary-store.ts";
import { openSqlite } from "./sqlite.ts";

async function pragma(db: ReturnType<typeof openSqlite>, name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
  return Object.values(rows[0] ?? {})[0];
}

describe("the SQLite database", () => {
  it("waits for the disk on every commit", async () => {
    const { db } = await openTemporaryStore();
    expect(await pragma(db, "journal_mode")).toBe("wal");
    expect(await pragma(db, "synchronous")).toBe(2);
    expect(await pragma(db, "foreign_keys")).toBe(1);
  });

  it("waits for another writer without blocking the event loop", async () => {
    const { db, path } = await openTemporaryStore();
    const writer = new DatabaseSync(path);
    onTestFinished(() => writer.close());
    writer.exec("begin immediate");
    let written = false;
    const order = db
      .transaction()
      .execute((trx) => trx.insertInto("counters").values({ name: "x", value: 1 }).execute())
      .then(() => (written = true));
    for (let turn = 0; turn < 100; turn += 1) await turnOfEvents();
    expect(written).toBe(false);
    writer.exec("commit");
    await order;
    expect(written).toBe(true);
  });

  it("has mode 0600, even if it was readable before", async () => {
    const database = { DATA_DIR: join(temporaryFolder(), "deep/inside") };
    const { store, path } = await openTemporaryStore(database);
    await store.ping();
    for (const suffix of ["", "-wal", "-shm"])
      expect(statSync(path + suffix).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o644);
    await openTemporaryStore(database);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("rolls back a failed transaction", async () => {
    const { db } = await openTemporaryStore();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto("counters").values({ name: "x", value: 1 }).execute();
      throw new Error("half-way");
    });
    await expect(failing).rejects.toThrow("half-way");
    expect(await db.selectFrom("counters").where("name", "=", "x").selectAll().execute()).toEqual(
      [],
    );
  });

  it("reports the cause of a failed write after an automatic rollback", async () => {
    const { db } = await openTemporaryStore();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto("counters").values({ name: "x", value: 1 }).execute();
      await sql`insert or rollback into counters (name, value) values ('x', 2)`.execute(
        transaction,
      );
    });
    await expect(failing).rejects.toThrow("UNIQUE constraint failed: counters.name");
  });

  it("takes the write lock at the beginning of a transaction", async () => {
    const { db, path } = await openTemporaryStore();
    const impatient = new DatabaseSync(path, { timeout: 0 });
    onTestFinished(() => impatient.close());
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom("counters").selectAll().execute();
      expect(() => impatient.exec("delete from counters")).toThrow("database is locked");
    });
  });

  it("is not opened when the file is no database", () => {
    const path = join(temporaryFolder(), "shop.sqlite");
    writeFileSync(path, "these are not the rows you are looking for, and there are many of them");
    expect(() => openSqlite(path)).toThrow("file is not a database");
  });

  it("lets two connections write in turn", async () => {
    const { db, path } = await openTemporaryStore();
    const other = openSqlite(path);
    onTestFinished(() => other.destroy());
    const add = (through: typeof db) =>
      through
        .updateTable("counters")
        .set((counter) => ({ value: counter("value", "+", 1) }))
        .where("name", "=", "order_number")
        .execute();
    await Promise.all(Array.from({ length: 40 }, (_, turn) => add(turn % 2 ? db : other)));
    expect(await db.selectFrom("counters").select("value").executeTakeFirst()).toEqual({
      value: 1040,
    });
  });
});
