import { countDueJobs } from "./jobs/job-admin.ts";
import type { Database } from "./schema.ts";
import { lockSyncState, saveSyncState } from "./sync-state.ts";

const windowMs = 61_000;
/** One lookup and one submission. */
const callsPerOrder = 2;

export type CallRequest = {
  now: number;
  maxCalls: number;
  yieldsToExports: boolean;
};

export function callBudgetTable(db: Database) {
  return {
    /** Takes one call. Returns how long to wait before asking again; 0 means go. */
    takeCall: (call: CallRequest): Promise<number> => takeCall(db, call),
  };
}

function takeCall(db: Database, { now, maxCalls, yieldsToExports }: CallRequest): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { calls } = await lockSyncState(trx);
    const exports = yieldsToExports
      ? (await countDueJobs(trx, "order-export", now)) +
        (await countDueJobs(trx, "order-sync", now))
      : 0;
    const reserved = Math.min(maxCalls / 2, callsPerOrder * exports);
    const allowed = Math.ceil(maxCalls - reserved);
    const recorded = JSON.parse(calls) as number[];
    const recent = recorded.filter((at) => at > now - windowMs && at <= now);
    if (recent.length >= allowed) return recent[recent.length - allowed]! + windowMs - now;
    await saveSyncState(trx, { calls: JSON.stringify([...recent, now]) });
    return 0;
  });
}
