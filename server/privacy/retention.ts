import { join } from "node:path";
import { legal } from "../../shop.config.ts";
import { calculateCutoffs } from "../../shop/privacy/retention.ts";
import type { Env } from "../env.ts";
import type { JobHandler, JobLog } from "../jobs/worker.ts";
import { deleteMailFilesBefore } from "./erase-email-files.ts";
import type { Store } from "../db/store.ts";

const dayMs = 86_400_000;
const leaseMs = 10 * 60_000;
const retryMs = 10 * 60_000;

type Deps = {
  store: Pick<Store, "purgeExpired">;
  mailFolder: string;
  taxRecordYears: number;
  now: () => number;
  log: JobLog;
};

export function openRetentionJobs(env: Env, deps: Pick<Deps, "store" | "log">): JobHandler {
  const mailFolder = join(env.DATA_DIR, "mail");
  const { taxRecordYears } = legal;
  return createRetentionJobs({ ...deps, mailFolder, taxRecordYears, now: Date.now });
}

/** Erases expired data daily, as the privacy policy says. */
export function createRetentionJobs(deps: Deps): JobHandler {
  const { now, log } = deps;
  return {
    kind: "retention",
    leaseMs,
    maxConcurrent: () => 1,
    async run() {
      const startedAt = now();
      try {
        await purgeExpiredData(deps, startedAt);
        return { kind: "rescheduled", runAt: startedAt + dayMs };
      } catch (error) {
        log.error({ err: error }, "Purging expired data failed");
        return { kind: "rescheduled", runAt: startedAt + retryMs };
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
