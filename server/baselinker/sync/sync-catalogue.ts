import { compareReading, dropsHalf, type Reading } from "./diff.ts";
import {
  isBlocked,
  outcomeOfFailure,
  stateOfOutcome,
  stillBlocked,
  type FailureMeans,
  type SyncOutcome,
} from "./result.ts";
import { createReader, type ReaderMeans } from "./snapshot.ts";
import type { CategoryLists } from "../../catalogue/category-map.ts";
import { LeaseLost, type WarehouseState } from "../../db/sync-state.ts";

/** Longer than the longest pause between two calls: a full minute, a slow call and a retry. */
const leaseMs = 2 * 60_000;

type Means = ReaderMeans & FailureMeans & { lists: CategoryLists };

/** Reads the warehouse into the database, one reading at a time however many processes there are. */
export function createCatalogueSync(means: Means) {
  const { store, now, owner } = means;
  const closing = new AbortController();
  const reader = createReader(means, leaseMs, closing.signal);

  async function read(full: boolean, before: WarehouseState): Promise<SyncOutcome> {
    if (isBlocked(before, means)) throw stillBlocked(before);
    const { reading, source, restMs } = await reader.read(full, before.source);
    const outcome = await keepReading(reading, before, means);
    const pace = { ...means, syncMs: Math.max(means.syncMs, restMs) };
    await store.finishReading(owner, stateOfOutcome(outcome, { ...before, source }, pace));
    return outcome;
  }

  async function fail(error: unknown, before: WarehouseState): Promise<SyncOutcome> {
    if (error instanceof LeaseLost) return { kind: "elsewhere" };
    reader.forget();
    const state = closing.signal.aborted ? {} : outcomeOfFailure(error, before, means);
    await store.finishReading(owner, state);
    return { kind: "failed", problem: state.problem ?? "Synchronizacja przerwana." };
  }

  return {
    /**
     * With `full` every product is read anew, not only what the list tells. With `whenDue` nothing is
     * read that another process has read since this one looked.
     */
    async syncCatalogue({ full = false, whenDue = false } = {}): Promise<SyncOutcome> {
      const dueBy = whenDue ? now() : undefined;
      if (!(await store.claimWarehouse(owner, now(), leaseMs, dueBy))) return { kind: "elsewhere" };
      const before = await store.warehouseState();
      return read(full, before).catch((error: unknown) => fail(error, before));
    },
    /** Ends the call that is under way. */
    close: () => closing.abort(),
  };
}

/** Keeps what was read, unless it is too bad to be believed at once. */
async function keepReading(
  reading: Reading,
  { doubtedAt }: WarehouseState,
  { store, owner, now, lists }: Means,
): Promise<SyncOutcome> {
  const compared = compareReading(reading);
  if (doubtedAt === undefined && dropsHalf(reading, compared, lists)) return { kind: "doubted" };
  const { next, changes } = compared;
  await store.saveCatalogue(owner, now(), changes);
  const { changed, removed } = changes;
  return { kind: "done", products: next.size, changed: changed.length, removed: removed.length };
}
