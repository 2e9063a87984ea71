import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { openTemporaryStore } from "../../../test/temporary-store.ts";
import type { Tables } from "../schema.ts";
import { locksRows } from "./postgres.ts";
import { withRelaxedDurability } from "./relaxed-durability.ts";

/** Reads from the database whether a commit waits for the disk. */
async function isDurable(db: Kysely<Tables>): Promise<boolean> {
  if (locksRows(db)) {
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    return rows[0]?.synchronous_commit === "on";
  }
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous === 2;
}

it("leaves everything beside it durable, also after a failure", async () => {
  const { db } = await openTemporaryStore();
  const durable = await Promise.all([
    isDurable(db),
    withRelaxedDurability(db, isDurable),
    db.transaction().execute(isDurable),
    isDurable(db),
  ]);
  expect(durable).toEqual([true, locksRows(db), true, true]);
  const failed = withRelaxedDurability(db, () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  expect(await isDurable(db)).toBe(true);
});

it("commits what it wrote", async () => {
  const { db, store } = await openTemporaryStore();
  const request = { key: "client", cost: 10, windowMs: 100, now: 1000 };
  expect(await store.rateLimits.consume(request)).toEqual({ admitted: true, resetAt: 1010 });
  await store.rateLimits.refund("client", 5);
  expect(await store.rateLimits.consume(request)).toEqual({ admitted: true, resetAt: 1015 });
  expect(await isDurable(db)).toBe(true);
});
