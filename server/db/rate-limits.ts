import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** All times in milliseconds; see `server/web/rate-limit/budgets.ts`. */
export type BudgetRequest = { key: string; cost: number; windowMs: number; now: number };

export function rateLimitsTable(db: Kysely<Tables>) {
  return {
    consume: (request: BudgetRequest) => consumeBudget(db, request),
    async refund(key: string, cost: number): Promise<void> {
      await db
        .updateTable("rate_limits")
        .set((eb) => ({ resets_at: eb("resets_at", "-", cost) }))
        .where("key", "=", key)
        .execute();
    },
    async deleteExpired(now: number): Promise<void> {
      await db.deleteFrom("rate_limits").where("resets_at", "<=", now).execute();
    },
  };
}

/** Decides in one statement, so that concurrent processes share a budget. */
async function consumeBudget(
  db: Kysely<Tables>,
  { key, cost, windowMs, now }: BudgetRequest,
): Promise<{ admitted: boolean; resetAt: number }> {
  const updated = await db
    .insertInto("rate_limits")
    .values({ key, resets_at: now + cost })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((eb) => ({
          resets_at: eb
            .case()
            .when("rate_limits.resets_at", ">", now)
            .then(eb("rate_limits.resets_at", "+", cost))
            .else(now + cost)
            .end(),
        }))
        .where("rate_limits.resets_at", "<=", now + windowMs - cost),
    )
    .returning("resets_at")
    .executeTakeFirst();
  if (updated) return { admitted: true, resetAt: updated.resets_at };
  const row = await db
    .selectFrom("rate_limits")
    .select("resets_at")
    .where("key", "=", key)
    .executeTakeFirst();
  return { admitted: false, resetAt: row?.resets_at ?? now };
}
