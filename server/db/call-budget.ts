import type { Kysely } from "kysely";
import { countDueJobs } from "./jobs/job-admin.ts";
import type { Tables } from "./schema.ts";
import { lockSyncState } from "./sync-state.ts";

const windowMs = 61_000;
/** One lookup and one submission. */
const callsPerOrder = 2;

export type CallRequest = {
  now: number;
  maxCalls: number;
  /** Leaves up to half of the calls to pending exports. */
  yieldsToExports: boolean;
};

/**
 * Takes one of the BaseLinker calls that all processes may make in a minute. Returns how long to
 * wait before asking again; 0 means go.
 */
export function takeCall(
  db: Kysely<Tables>,
  { now, maxCalls, yieldsToExports }: CallRequest,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { calls } = await lockSyncState(trx);
    const exports = yieldsToExports ? await countDueJobs(trx, "order-export", now) : 0;
    const reserved = Math.min(maxCalls / 2, callsPerOrder * exports);
    return recordCall(trx, { calls, now, maxCalls: Math.ceil(maxCalls - reserved) });
  });
}

type Call = { calls: string; now: number; maxCalls: number };

async function recordCall(db: Kysely<Tables>, { calls, now, maxCalls }: Call): Promise<number> {
  const recorded = JSON.parse(calls) as number[];
  const recent = recorded.filter((at) => at > now - windowMs && at <= now);
  const free = recent.length < maxCalls;
  await db
    .updateTable("catalogue_sync")
    .set({ calls: JSON.stringify(free ? [...recent, now] : recent) })
    .where("name", "=", "baselinker")
    .execute();
  return free ? 0 : recent[recent.length - maxCalls]! + windowMs - now;
}
