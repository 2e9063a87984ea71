import { sql, type Kysely } from "kysely";
import { locksRows } from "./dialect/postgres.ts";
import type { Tables } from "./schema.ts";
import { unwaited } from "./dialect/relaxed-durability.ts";

/** What one sender asks for at `now`; all in milliseconds, see `server/web/rate-limit/rate-limit.ts`. */
export type Spending = { key: string; cost: number; whole: number; now: number };

export function rateLimitsTable(db: Kysely<Tables>) {
  return {
    spendBudget: (spending: Spending) => unwaited(db, (own) => spendBudget(own, spending)),
    giveBack: (key: string, cost: number): Promise<void> =>
      unwaited(db, (own) => giveBack(own, key, cost)),
    /** What is whole again says nothing that is still needed. */
    async forgetWholeBudgets(now: number): Promise<void> {
      await db.deleteFrom("rate_limits").where("whole_at", "<=", now).execute();
    },
  };
}

/** For the transaction that it stands in. */
const commitSoon = sql`set_config('synchronous_commit', 'off', true)`.as("sync");

async function giveBack(db: Kysely<Tables>, key: string, cost: number): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((own) => ({ whole_at: own("whole_at", "-", cost) }))
    .where("key", "=", key)
    .execute();
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
    // A server that fails may forget it, so nobody waits for its disk.
    .$if(locksRows(db), (own) => own.returning(commitSoon))
    .executeTakeFirst();
  if (taken) return { admitted: true, wholeAt: taken.whole_at };
  const kept = await db
    .selectFrom("rate_limits")
    .select("whole_at")
    .where("key", "=", key)
    .executeTakeFirst();
  return { admitted: false, wholeAt: kept?.whole_at ?? now };
}
