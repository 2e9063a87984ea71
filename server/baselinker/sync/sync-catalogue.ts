import { diffSnapshot, losesHalf, type Snapshot } from "./diff.ts";
import {
  isBlocked,
  stateAfterFailure,
  stateAfterSync,
  blockedFailure,
  type SyncDeps,
  type SyncResult,
} from "./result.ts";
import { createSnapshotReader, type SnapshotDeps } from "./snapshot.ts";
import type { CategoryLists } from "../../catalogue/category-map.ts";
import { LeaseLost, type SyncState } from "../../db/sync-state.ts";

/** Longer than the longest pause between two calls: a full minute, a slow call and a retry. */
const leaseMs = 2 * 60_000;

type Deps = SnapshotDeps & SyncDeps & { lists: CategoryLists };

/**
 * Syncs BaseLinker's inventory into the database; a lease allows one sync at a time among all
 * processes.
 */
export function createCatalogueSync(deps: Deps) {
  const { store, now, workerId } = deps;
  const closing = new AbortController();
  const reader = createSnapshotReader(deps, leaseMs, closing.signal);

  async function read(full: boolean, before: SyncState): Promise<SyncResult> {
    if (isBlocked(before, deps)) throw blockedFailure(before);
    const { snapshot, source, restMs } = await reader.read(full, before.source);
    const result = await saveSnapshot(snapshot, before, deps);
    const options = { ...deps, syncMs: Math.max(deps.syncMs, restMs) };
    await store.finishSync(workerId, stateAfterSync(result, { ...before, source }, options));
    return result;
  }

  async function fail(error: unknown, before: SyncState): Promise<SyncResult> {
    if (error instanceof LeaseLost) return { kind: "locked" };
    reader.reset();
    const state = closing.signal.aborted ? {} : stateAfterFailure(error, before, deps);
    await store.finishSync(workerId, state);
    return { kind: "failed", problem: state.problem ?? "Synchronizacja przerwana." };
  }

  return {
    /**
     * `full` reads every product's details, not only the list. `whenDue` skips the sync if another
     * process has just done it.
     */
    async syncCatalogue({ full = false, whenDue = false } = {}): Promise<SyncResult> {
      const dueBy = whenDue ? now() : undefined;
      if (!(await store.claimSync(workerId, now(), leaseMs, dueBy))) return { kind: "locked" };
      const before = await store.syncState();
      return read(full, before).catch((error: unknown) => fail(error, before));
    },
    close: () => closing.abort(),
  };
}

/** Saves the snapshot, unless it needs confirmation. */
async function saveSnapshot(
  snapshot: Snapshot,
  { doubtedAt }: SyncState,
  { store, workerId, now, lists }: Deps,
): Promise<SyncResult> {
  const diff = diffSnapshot(snapshot);
  if (doubtedAt === undefined && losesHalf(snapshot, diff, lists))
    return { kind: "needs-confirmation" };
  const { next, changes } = diff;
  await store.saveCatalogue(workerId, now(), changes);
  const { changed, removed } = changes;
  return { kind: "done", products: next.size, changed: changed.length, removed: removed.length };
}
