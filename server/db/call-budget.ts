import type { Kysely } from "kysely";
import { countDueExports } from "./jobs/order-export-queue.ts";
import type { Tables } from "./schema.ts";
import { lockLease, lockSyncState } from "./sync-state.ts";

const windowMs = 61_000;
/** One lookup and one submission. */
const callsPerOrder = 2;

/**
 * The shared limit of BaseLinker calls per minute. Each method returns how long to wait before
 * asking again; 0 means go.
 */
export function callBudget(db: Kysely<Tables>) {
  return {
    /**
     * Takes a call for a sync and renews its lease. Pending exports have priority, up to half of
     * the limit.
     * @throws LeaseLost
     */
    takeCall: (workerId: string, now: number, leaseMs: number, maxCalls: number): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const { calls } = await lockLease(trx, workerId, now);
        const reserved = Math.min(maxCalls / 2, callsPerOrder * (await countDueExports(trx, now)));
        return recordCall(trx, {
          calls,
          now,
          maxCalls: Math.ceil(maxCalls - reserved),
          until: now + leaseMs,
        });
      }),
    takeCallForOrder: (now: number, maxCalls: number): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const { calls } = await lockSyncState(trx).executeTakeFirstOrThrow();
        return recordCall(trx, { calls, now, maxCalls });
      }),
  };
}

type Call = { calls: string; now: number; maxCalls: number; until?: number };

async function recordCall(
  db: Kysely<Tables>,
  { calls, now, maxCalls, until }: Call,
): Promise<number> {
  const recorded = JSON.parse(calls) as number[];
  const recent = recorded.filter((at) => at > now - windowMs && at <= now);
  const free = recent.length < maxCalls;
  await db
    .updateTable("warehouses")
    .set({
      calls: JSON.stringify(free ? [...recent, now] : recent),
      ...(until !== undefined && { leased_until: until }),
    })
    .where("name", "=", "baselinker")
    .execute();
  return free ? 0 : recent[recent.length - maxCalls]! + windowMs - now;
}
