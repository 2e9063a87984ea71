import type { Job } from "../db/jobs/claim.ts";
import type { Write } from "../db/jobs/queue.ts";
import type { Store } from "../db/store.ts";
import { pauseAfter } from "./retry-schedule.ts";

export type Outcome =
  | { kind: "done"; reason?: string | undefined; write?: Write }
  /** Hourly at last, for `maxHours`; `whenFailed` is written once all attempts are used up. */
  | {
      kind: "retry";
      reason: string;
      minPauseMs?: number;
      maxHours?: number;
      whenFailed?: Write | undefined;
    }
  /** Permanent: another attempt would fail as well. */
  | { kind: "failed"; reason: string; whenFailed?: Write | undefined }
  /** Runs again at `runAt`; counts no attempt unless `attempts` is given. */
  | { kind: "rescheduled"; runAt: number; attempts?: number; reason?: string; write?: Write }
  | { kind: "dropped" }
  | { kind: "lost" };

export type Recorded =
  | { kind: "done" | "failed"; attempt: number; reason: string | undefined }
  | { kind: "retry"; attempt: number; reason: string; pause: number };

type Failed = Extract<Outcome, { kind: "failed" | "retry" }>;

type Deps = { store: Pick<Store, "jobs">; now: () => number; random: () => number };

export async function recordOutcome(
  job: Job,
  outcome: Outcome,
  { store: { jobs }, now, random }: Deps,
): Promise<Recorded | undefined> {
  const attempt = job.attempts + 1;
  switch (outcome.kind) {
    case "done": {
      const { reason, write } = outcome;
      const finished = await jobs.finish(job, now(), reason, write);
      return finished ? { kind: "done", attempt, reason } : undefined;
    }
    case "retry": {
      const { minPauseMs = 0, maxHours, reason } = outcome;
      const scheduled = pauseAfter(attempt, random(), maxHours);
      if (scheduled === undefined) return fail(outcome);
      const pause = Math.max(scheduled, minPauseMs);
      const retry = { runAt: now() + pause, attempts: attempt, reason };
      return (await jobs.reschedule(job, retry))
        ? { kind: "retry", attempt, reason, pause }
        : undefined;
    }
    case "failed":
      return fail(outcome);
    case "rescheduled": {
      const { runAt, attempts = job.attempts, reason, write } = outcome;
      await jobs.reschedule(job, { runAt, attempts, reason }, write);
      return undefined;
    }
    case "dropped":
      await jobs.drop(job);
      return undefined;
    case "lost":
      return undefined;
  }

  async function fail({ reason, whenFailed }: Failed): Promise<Recorded | undefined> {
    const failed = await jobs.fail(job, { now: now(), attempts: attempt, reason }, whenFailed);
    return failed ? { kind: "failed", attempt, reason } : undefined;
  }
}
