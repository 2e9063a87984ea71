import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openTemporaryStore } from "../../test/temporary-store.ts";

describe("the shared database", () => {
  it("waits for the disk on every commit", async () => {
    const { db } = await openTemporaryStore();
    await sql`alter system set synchronous_commit = off`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    const { db: other } = await openTemporaryStore();
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(
      other,
    );
    await sql`alter system reset synchronous_commit`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: "on" }]);
  });

  it("gives sums and times back as numbers", async () => {
    const { db } = await openTemporaryStore();
    const largest = Number.MAX_SAFE_INTEGER;
    await db.insertInto("counters").values({ name: "x", value: largest }).execute();
    const row = await db.selectFrom("counters").select("value").where("name", "=", "x").execute();
    expect(row).toEqual([{ value: largest }]);
  });

  it("is used again after its connections were cut", async () => {
    const { store, database } = await openTemporaryStore();
    await store.ping();
    const { db: other } = await openTemporaryStore(database);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
    await expect
      .poll(() =>
        store.ping().then(
          () => "answers",
          () => "fails",
        ),
      )
      .toBe("answers");
  });
});
