import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { openTemporaryStore } from "../../../test/temporary-store.ts";
import { locksRows } from "./postgres.ts";
import type { Tables } from "../schema.ts";
import { withRelaxedDurability } from "./relaxed-durability.ts";

/** Returns whether a commit waits for the disk, as the database reports it. */
async function waits(db: Kysely<Tables>): Promise<boolean> {
  if (locksRows(db)) {
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    return rows[0]?.synchronous_commit === "on";
  }
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous === 2;
}

const name = (value: string) => ({ name: value, value });

it("commits without waiting for the disk only what may be lost", async () => {
  const { db } = await openTemporaryStore();
  const seen = await Promise.all([
    waits(db),
    withRelaxedDurability(db, waits),
    withRelaxedDurability(db, waits),
    waits(db),
    db.transaction().execute(waits),
  ]);
  const quick = locksRows(db);
  expect(seen).toEqual([true, quick, quick, true, true]);
  const failed = withRelaxedDurability(db, () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  expect(await waits(db)).toBe(true);
});

it("stores relaxed and durable commits side by side", async () => {
  const { db } = await openTemporaryStore();
  await Promise.all([
    withRelaxedDurability(db, (connection) =>
      connection.insertInto("secrets").values(name("a")).execute(),
    ),
    db.insertInto("secrets").values(name("b")).execute(),
    withRelaxedDurability(db, (connection) =>
      connection.insertInto("secrets").values(name("c")).execute(),
    ),
  ]);
  expect(await db.selectFrom("secrets").selectAll().orderBy("name").execute()).toHaveLength(3);
});

it("waits for the disk again after a rate limit was charged or refunded", async () => {
  const { db, store } = await openTemporaryStore();
  const request = { key: "sender", cost: 10, windowMs: 100, now: 1000 };
  expect(await store.consumeBudget(request)).toMatchObject({ admitted: true, resetAt: 1010 });
  await store.refund("sender", 5);
  expect(await store.consumeBudget(request)).toMatchObject({ admitted: true, resetAt: 1015 });
  expect(await waits(db)).toBe(true);
});
