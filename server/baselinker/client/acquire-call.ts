import type { Job } from "../../db/jobs/claim.ts";
import type { Store } from "../../db/store.ts";
import type { CallDeps } from "./call.ts";

/** BaseLinker's limit for an account. */
export const callsPerMinute = 60;

type Deps = Pick<CallDeps, "now" | "wait"> & { store: Pick<Store, "jobs" | "sync"> };

type Options = {
  lease?: { job: Job; leaseMs: number };
  yieldsToExports: boolean;
  count?: number;
};

/** Confirms the lease and waits for the shared budget of calls. @throws LeaseLost */
export async function acquireBaselinkerCall(
  { store, now, wait }: Deps,
  { lease, yieldsToExports, count }: Options,
): Promise<void> {
  for (;;) {
    if (lease) await store.jobs.confirmLease(lease.job, now(), lease.leaseMs);
    const call = { now: now(), maxCalls: callsPerMinute, yieldsToExports, count };
    const pause = await store.sync.takeCall(call);
    if (pause === 0) return;
    await wait(pause);
  }
}
