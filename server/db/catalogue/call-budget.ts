import { countDueJobs } from "../jobs/job-admin.ts";
import type { Database } from "../schema.ts";
import { lockSyncState, saveSyncState } from "./sync-state.ts";

const windowMs = 61_000;
/** One lookup and one submission. */
const callsPerOrder = 2;

type CallRequest = {
  now: number;
  maxCalls: number;
  yieldsToExports: boolean;
  /** So many calls at once, which follow each other; 1 unless given. */
  count?: number | undefined;
};

/** Takes one call. Returns how long to wait before asking again; 0 means go. */
export function takeCall(db: Database, request: CallRequest): Promise<number> {
  const { now, maxCalls, yieldsToExports, count = 1 } = request;
  return db.transaction().execute(async (trx) => {
    const { calls } = await lockSyncState(trx);
    const exports = yieldsToExports
      ? await countDueJobs(trx, ["order-export", "order-sync"], now)
      : 0;
    const reserved = Math.min(maxCalls / 2, callsPerOrder * exports);
    const allowed = Math.ceil(maxCalls - reserved);
    const recorded = JSON.parse(calls) as number[];
    // Another process may be ahead by its clock, or have waited less for the lock.
    const recent = recorded
      .filter((at) => Math.abs(now - at) < windowMs)
      .sort((one, other) => one - other);
    const surplus = recent.length + count - allowed;
    if (surplus > 0) return recent[surplus - 1]! + windowMs - now;
    const taken = Array.from({ length: count }, () => now);
    await saveSyncState(trx, { calls: JSON.stringify([...recent, ...taken]) });
    return 0;
  });
}
