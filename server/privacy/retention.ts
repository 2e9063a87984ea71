import { join } from "node:path";
import { legal } from "../../shop.config.ts";
import { calculateCutoffs } from "../../shop/privacy/retention.ts";
import type { MailLog } from "../email/email-log.ts";
import type { Env } from "../env.ts";
import { deleteMailFilesBefore } from "./erase-email-files.ts";
import type { Store } from "../db/store.ts";

const dayMs = 86_400_000;
const leaseMs = 10 * 60_000;
const pollMs = 10 * 60_000;

type Deps = {
  store: Pick<Store, "claimScheduledJob" | "finishScheduledJob" | "purgeExpired">;
  mailFolder: string;
  taxRecordYears: number;
  now: () => number;
  log: Pick<MailLog, "info" | "error">;
};

export function openRetention({ env, store, log }: { env: Env } & Pick<Deps, "store" | "log">) {
  const mailFolder = join(env.DATA_DIR, "mail");
  const { taxRecordYears } = legal;
  return createRetention({ store, mailFolder, taxRecordYears, now: Date.now, log });
}

/** Erases expired data daily, in one process, as the privacy policy says. */
export function createRetention(deps: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = purgeExpiredData(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, "Purging expired data failed"),
    );
  };
  return {
    purgeExpiredData: () => purgeExpiredData(deps),
    start(): void {
      timer ??= setInterval(run, pollMs).unref();
      run();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}

/** Does nothing if it was done today or another process does it. */
async function purgeExpiredData({
  store,
  mailFolder,
  taxRecordYears,
  now,
  log,
}: Deps): Promise<void> {
  const startedAt = now();
  if (!(await store.claimScheduledJob("retention", startedAt, leaseMs))) return;
  const cutoffs = calculateCutoffs(startedAt, taxRecordYears);
  const purged = await store.purgeExpired(cutoffs, startedAt);
  const files = await deleteMailFilesBefore(mailFolder, cutoffs.messages);
  await store.finishScheduledJob("retention", startedAt, startedAt + dayMs);
  log.info({ ...purged, files }, "Expired data purged");
}
