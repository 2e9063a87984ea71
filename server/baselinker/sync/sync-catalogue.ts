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

/** Reads the warehouse into the database, one reading at a time however many processes there are. */
export function createCatalogueSync(deps: Deps) {
  const { store, now, workerId } = deps;
  const closing = new AbortController();
  const reader = createSnapshotReader(deps, leaseMs, closing.signal);

  async function read(full: boolean, before: SyncState): Promise<SyncResult> {
    if (isBlocked(before, deps)) throw blockedFailure(before);
    const { snapshot, source, restMs } = await reader.read(full, before.source);
    const outcome = await saveSnapshot(snapshot, before, deps);
    const pace = { ...deps, syncMs: Math.max(deps.syncMs, restMs) };
    await store.finishSync(workerId, stateAfterSync(outcome, { ...before, source }, pace));
    return outcome;
  }

  async function fail(error: unknown, before: SyncState): Promise<SyncResult> {
    if (error instanceof LeaseLost) return { kind: "elsewhere" };
    reader.reset();
    const state = closing.signal.aborted ? {} : stateAfterFailure(error, before, deps);
    await store.finishSync(workerId, state);
    return { kind: "failed", problem: state.problem ?? "Synchronizacja przerwana." };
  }

  return {
    /**
     * With `full` every product is read anew, not only what the list tells. With `whenDue` nothing is
     * read that another process has read since this one looked.
     */
    async syncCatalogue({ full = false, whenDue = false } = {}): Promise<SyncResult> {
      const dueBy = whenDue ? now() : undefined;
      if (!(await store.claimSync(workerId, now(), leaseMs, dueBy))) return { kind: "elsewhere" };
      const before = await store.syncState();
      return read(full, before).catch((error: unknown) => fail(error, before));
    },
    /** Ends the call that is under way. */
    close: () => closing.abort(),
  };
}

/** Keeps what was read, unless it is too bad to be believed at once. */
async function saveSnapshot(
  snapshot: Snapshot,
  { doubtedAt }: SyncState,
  { store, workerId, now, lists }: Deps,
): Promise<SyncResult> {
  const diff = diffSnapshot(snapshot);
  if (doubtedAt === undefined && losesHalf(snapshot, diff, lists)) return { kind: "doubted" };
  const { next, changes } = diff;
  await store.saveCatalogue(workerId, now(), changes);
  const { changed, removed } = changes;
  return { kind: "done", products: next.size, changed: changed.length, removed: removed.length };
}
