import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What one sender asks for at `now`; all in milliseconds, see `server/http/rate-limit.ts`. */
export type Spending = { key: string; cost: number; whole: number; now: number };

export function rateLimitsTable(db: Kysely<Tables>) {
  return {
    spendBudget: (spending: Spending) => spendBudget(db, spending),
    async giveBack(key: string, cost: number): Promise<void> {
      await db
        .updateTable("rate_limits")
        .set((own) => ({ whole_at: own("whole_at", "-", cost) }))
        .where("key", "=", key)
        .execute();
    },
    /** What is whole again says nothing that is still needed. */
    async forgetWholeBudgets(now: number): Promise<void> {
      await db.deleteFrom("rate_limits").where("whole_at", "<=", now).execute();
    },
  };
}

/** One statement decides, so that processes that ask at the same time share one budget. */
async function spendBudget(
  db: Kysely<Tables>,
  { key, cost, whole, now }: Spending,
): Promise<{ admitted: boolean; wholeAt: number }> {
  const taken = await db
    .insertInto("rate_limits")
    .values({ key, whole_at: now + cost })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((own) => ({
          whole_at: own
            .case()
            .when("rate_limits.whole_at", ">", now)
            .then(own("rate_limits.whole_at", "+", cost))
            .else(now + cost)
            .end(),
        }))
        .where("rate_limits.whole_at", "<=", now + whole - cost),
    )
    .returning("whole_at")
    .executeTakeFirst();
  if (taken) return { admitted: true, wholeAt: taken.whole_at };
  const kept = await db
    .selectFrom("rate_limits")
    .select("whole_at")
    .where("key", "=", key)
    .executeTakeFirst();
  return { admitted: false, wholeAt: kept?.whole_at ?? now };
}
