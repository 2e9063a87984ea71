import type { Kysely } from "kysely";
import { countDueOrders } from "./jobs/order-export-queue.ts";
import type { Tables } from "./schema.ts";
import { holdLease, lockWarehouse } from "./sync-state.ts";

const windowMs = 61_000;
/** One to look for it and one to hand it over. */
const callsAnOrder = 2;

/**
 * Calls of the warehouse, at most `most` a minute whoever makes them. Each returns how long to wait
 * before asking again; 0 means go.
 */
export function callBudget(db: Kysely<Tables>) {
  return {
    /**
     * For a reading, whose lease it renews. What orders need now is not for readings, up to half.
     * @throws LeaseLost
     */
    takeCall: (owner: string, now: number, leaseMs: number, most: number): Promise<number> =>
      db.transaction().execute(async (own) => {
        const { calls } = await holdLease(own, owner, now);
        const kept = Math.min(most / 2, callsAnOrder * (await countDueOrders(own, now)));
        return noteCall(own, { calls, now, most: Math.ceil(most - kept), until: now + leaseMs });
      }),
    takeCallForOrder: (now: number, most: number): Promise<number> =>
      db.transaction().execute(async (own) => {
        const { calls } = await lockWarehouse(own).executeTakeFirstOrThrow();
        return noteCall(own, { calls, now, most });
      }),
  };
}

type Call = { calls: string; now: number; most: number; until?: number };

async function noteCall(db: Kysely<Tables>, { calls, now, most, until }: Call): Promise<number> {
  const noted = JSON.parse(calls) as number[];
  const recent = noted.filter((at) => at > now - windowMs && at <= now);
  const free = recent.length < most;
  await db
    .updateTable("warehouses")
    .set({
      calls: JSON.stringify(free ? [...recent, now] : recent),
      ...(until !== undefined && { leased_until: until }),
    })
    .where("name", "=", "baselinker")
    .execute();
  return free ? 0 : recent[recent.length - most]! + windowMs - now;
}
