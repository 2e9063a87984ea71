import { randomUUID } from "node:crypto";
import { createEmailJobs } from "../server/email/email-jobs.ts";
import { createWorker, type WorkerDeps } from "../server/jobs/worker.ts";
import { createQuietLog } from "./quiet-log.ts";
import type { Store } from "../server/db/store.ts";

type Options = Partial<WorkerDeps> & {
  store: Store;
  deliver: Parameters<typeof createEmailJobs>[0]["deliver"];
};

/** A worker that delivers emails, as one more process of the shop. */
export function openEmailWorker({ store, deliver, ...changes }: Options) {
  const deps: WorkerDeps = {
    store,
    workerId: randomUUID(),
    now: Date.now,
    random: () => 0.5,
    log: createQuietLog(),
    ...changes,
  };
  return createWorker(deps, { email: createEmailJobs({ ...deps, store, deliver }) });
}
