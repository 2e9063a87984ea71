import type { Job } from "../../db/jobs/claim.ts";
import { LeaseLost } from "../../db/jobs/queue.ts";
import type { SyncState } from "../../db/catalogue/sync-state.ts";
import { recordOutcome } from "../../jobs/outcome.ts";
import type { JobHandler } from "../../jobs/worker.ts";
import {
  compareOffers,
  listOfferedAnew,
  type Compared,
  type OfferRules,
} from "./compare-offers.ts";
import { diffSnapshot, losesHalf, type Snapshot } from "./diff.ts";
import {
  assertNotBlocked,
  planAfterFailure,
  planAfterSync,
  type SyncDeps,
  type Synced,
  type SyncResult,
} from "./result.ts";
import { createSnapshotReader, type SnapshotDeps } from "./snapshot.ts";
import { minuteMs } from "../../../shop/time/durations.ts";

const leaseMs = 2 * minuteMs;

type Deps = SnapshotDeps & SyncDeps & OfferRules & { workerId: string };

export function createCatalogueSync(deps: Deps) {
  const { store, now, workerId } = deps;
  const closing = new AbortController();
  const compared: Compared = {};
  const reader = createSnapshotReader(deps, leaseMs, closing.signal);

  async function sync(job: Job, { full = false, confirmed = false } = {}): Promise<Synced> {
    const before = await store.sync.state();
    try {
      assertNotBlocked(before, deps);
      const { snapshot, source, restMs } = await reader.read(job, full, before.source);
      const result = await saveSnapshot(job, snapshot, confirmed, deps, compared);
      const options = { ...deps, syncMs: Math.max(deps.syncMs, restMs) };
      return { result, outcome: planAfterSync(result, { ...before, source }, options) };
    } catch (error) {
      if (!(error instanceof LeaseLost)) reader.reset();
      return describeFailure(error, { ...before, failures: job.attempts }, deps, closing.signal);
    }
  }

  return {
    jobs: (synced: (begunAt: number) => Promise<void>): JobHandler => ({
      leaseMs,
      async run(job) {
        const begunAt = now();
        const { result, outcome } = await sync(job);
        if (result.kind === "done") await synced(begunAt);
        return outcome;
      },
    }),
    /**
     * Syncs before the next sync is due. `full` reads every product's details, not only the list;
     * `confirmed`: the owner wants the catalogue even if it loses most products.
     */
    async syncNow(options: { full?: boolean; confirmed?: boolean } = {}): Promise<SyncResult> {
      const claim = { workerId, now: now(), leaseMs, early: true };
      const job = await store.jobs.claim("catalogue-sync", claim);
      if (!job) return { kind: "locked" };
      const { result, outcome } = await sync(job, options);
      await recordOutcome(job, outcome, { ...deps, random: Math.random });
      return result;
    },
    close: () => closing.abort(),
  };
}

function describeFailure(
  error: unknown,
  before: SyncState & { failures: number },
  deps: Deps,
  closing: AbortSignal,
): Synced {
  if (error instanceof LeaseLost) return { result: { kind: "locked" }, outcome: { kind: "lost" } };
  if (closing.aborted) {
    const result: SyncResult = { kind: "failed", problem: "Synchronizacja przerwana." };
    return { result, outcome: { kind: "rescheduled", runAt: deps.now() } };
  }
  return planAfterFailure(error, before, deps);
}

async function saveSnapshot(
  job: Job,
  snapshot: Snapshot,
  confirmed: boolean,
  deps: Deps,
  compared: Compared,
): Promise<SyncResult> {
  const { store, now, lists } = deps;
  const diff = diffSnapshot(snapshot);
  if (!confirmed && losesHalf(snapshot, diff, lists)) return { kind: "needs-confirmation" };
  const { next, changes } = diff;
  const prices = await compareOffers(diff, snapshot, deps, compared);
  const changed = [...changes.changed, ...listOfferedAnew(diff, prices.offers, snapshot)];
  const { basis } = compared;
  compared.basis = undefined;
  const saved = { ...changes, changed, prices };
  compared.version = await store.catalogue.save(job, now(), leaseMs, saved);
  compared.basis = basis;
  const { removed } = changes;
  return { kind: "done", products: next.size, changed: changed.length, removed: removed.length };
}
