import { isPostgres } from "./dialect/postgres.ts";
import type { Database } from "./schema.ts";

/** All times in milliseconds; see `server/web/rate-limit/budgets.ts`. */
export type BudgetRequest = { key: string; cost: number; windowMs: number; now: number };

export function rateLimitsTable(db: Database) {
  return {
    /** Decides in one statement, so that concurrent processes share a budget. */
    async consume(request: BudgetRequest) {
      const { key, now } = request;
      const updated = await updateBudgets(db, [key], request).executeTakeFirst();
      if (updated) return { admitted: true, resetAt: updated.resets_at };
      const budgets = db.selectFrom("rate_limits").select("resets_at").where("key", "=", key);
      return { admitted: false, resetAt: (await budgets.executeTakeFirst())?.resets_at ?? now };
    },
    /**
     * As `consume`, the same amount from several budgets at once.
     * @param keys of a batch of orders, each once
     * @returns the keys of the budgets that admit it
     */
    async consumeEach(
      keys: readonly string[],
      amount: Omit<BudgetRequest, "key">,
    ): Promise<ReadonlySet<string>> {
      const updated = await updateBudgets(db, keys, amount).execute();
      return new Set(updated.map(({ key }) => key));
    },
    async refund(key: string, cost: number): Promise<void> {
      await db
        .updateTable("rate_limits")
        .set((eb) => ({ resets_at: eb("resets_at", "-", cost) }))
        .where("key", "=", key)
        .execute();
    },
    async deleteExpired(now: number): Promise<void> {
      await db
        // Skips rows of orders being written: they lock several, in another order.
        .with("expired", () =>
          db
            .selectFrom("rate_limits")
            .select("key")
            .where("resets_at", "<=", now)
            .$if(isPostgres(db), (budgets) => budgets.forUpdate().skipLocked()),
        )
        .deleteFrom("rate_limits")
        .where("key", "in", (eb) => eb.selectFrom("expired").select("expired.key"))
        .execute();
    },
  };
}

function updateBudgets(
  db: Database,
  keys: readonly string[],
  { cost, windowMs, now }: Omit<BudgetRequest, "key">,
) {
  return db
    .insertInto("rate_limits")
    .values(keys.map((key) => ({ key, resets_at: now + cost })))
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((eb) => ({
          resets_at: eb
            .case()
            .when("rate_limits.resets_at", ">", now)
            .then(eb("rate_limits.resets_at", "+", cost))
            // A plain number would become part of the text, which is prepared once.
            .else(eb.val(now + cost))
            .end(),
        }))
        .where("rate_limits.resets_at", "<=", now + windowMs - cost),
    )
    .returning(["key", "resets_at"]);
}
