import { findClockError } from "../../shop/time/clock.ts";
import { calculateCutoffs } from "../../shop/privacy/retention.ts";
import type { JobHandler, JobLog } from "../jobs/worker.ts";
import { deleteMailFilesBefore } from "./erase-email-files.ts";
import type { Store } from "../db/store.ts";
import { dayMs, hourMs, minuteMs } from "../../shop/time/durations.ts";

const leaseMs = 10 * minuteMs;
const retryMs = 10 * minuteMs;
const firstPurgeMs = hourMs;

type Deps = {
  store: Pick<Store, "purgeExpired" | "clock">;
  mailFolder: string;
  taxRecordYears: number;
  now: () => number;
  startedAt: number;
  log: JobLog;
};

/**
 * Erases expired data daily, as the privacy policy says, but never in the first hour after a start
 * and never by a clock that may be wrong.
 */
export function createRetentionJobs(deps: Deps): JobHandler {
  const { store, now, log } = deps;
  const firstPurgeAt = deps.startedAt + firstPurgeMs;
  return {
    leaseMs,
    async run() {
      const begunAt = now();
      if (begunAt < firstPurgeAt) {
        return { kind: "rescheduled", runAt: Math.min(firstPurgeAt, begunAt + firstPurgeMs) };
      }
      try {
        const clockError = findClockError(await store.clock.read(now));
        if (clockError) {
          log.warn(clockError, "Expired data is not purged: the clock may be wrong");
          return { kind: "rescheduled", runAt: begunAt + retryMs };
        }
        await purgeExpiredData(deps, begunAt);
        return { kind: "rescheduled", runAt: begunAt + dayMs };
      } catch (error) {
        log.error({ err: error }, "Purging expired data failed");
        return { kind: "rescheduled", runAt: begunAt + retryMs };
      }
    },
  };
}

async function purgeExpiredData({ store, mailFolder, taxRecordYears, log }: Deps, now: number) {
  const cutoffs = calculateCutoffs(now, taxRecordYears);
  const purged = await store.purgeExpired(cutoffs, now);
  const files = await deleteMailFilesBefore(mailFolder, cutoffs.messages);
  log.info({ ...purged, files }, "Expired data purged");
}
