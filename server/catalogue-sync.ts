import { createBaselinker, type Baselinker } from "./baselinker.ts";
import { chooseSource, type Source, type SourceWish } from "./baselinker/source.ts";
import { chooseContents } from "./catalogue-sync/choose-contents.ts";
import { compareReading, dropsHalf, type Reading } from "./catalogue-sync/compare.ts";
import { isBlocked, markOf, outcomeOfFailure, stillBlocked, type FailureMeans } from "./catalogue-sync/outcome.ts";
import { readContents, readList } from "./catalogue-sync/read-warehouse.ts";
import type { CategoryLists } from "./catalogue/category-map.ts";
import type { WarehouseFrame, WarehouseProduct } from "./catalogue/warehouse-product.ts";
import type { Store } from "./store/store.ts";
import { LeaseLost, type WarehouseState } from "./store/warehouses-table.ts";

const leaseMs = 3 * 60_000;
const callsAMinute = 60;
const frameMs = 60 * 60_000;

type Means = FailureMeans & {
  store: Store;
  url: string;
  wish: SourceWish;
  lists: CategoryLists;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  /** Names this process among those that share the database. */
  owner: string;
};

export type SyncOutcome =
  | { kind: "done"; products: number; changed: number; removed: number }
  /** Another process is at it. */
  | { kind: "elsewhere" }
  /** More than half would be gone; the next reading decides. */
  | { kind: "doubted" }
  | { kind: "failed"; problem: string };

type Known = { source: Source; frame: WarehouseFrame; readAt: number };

/** Reads the warehouse into the database, one reading at a time however many processes there are. */
export function createCatalogueSync(means: Means) {
  const { store, now, owner } = means;
  const closing = new AbortController();
  let known: Known | undefined;

  async function takeTurn(): Promise<void> {
    for (;;) {
      closing.signal.throwIfAborted();
      const pause = await store.takeCall(owner, now(), leaseMs, callsAMinute);
      if (pause === 0) return;
      await means.wait(pause);
    }
  }

  async function readAll(full: boolean, before: WarehouseState): Promise<Reading> {
    const baselinker = createBaselinker({ ...means, takeTurn, signal: closing.signal });
    known = await knowWarehouse(baselinker, full ? undefined : known, means);
    const { source, frame } = known;
    const listed = await readList(baselinker, source);
    const [held, heldFrame] = [await loadHeld(store), await store.warehouseFrame()];
    const other = before.source !== markOf(JSON.stringify([means.url, means.token, source]));
    const ids = chooseContents(listed, held, { full: full || other, now: now() });
    const contents = await readContents(baselinker, source, ids);
    return { held, listed, contents, frame, heldFrame, now: now() };
  }

  /** Keeps what was read, unless it is too bad to be believed at once. */
  async function keep(reading: Reading, before: WarehouseState): Promise<SyncOutcome> {
    const { next, changes } = compareReading(reading);
    const believed = before.doubtedAt !== undefined;
    if (!believed && dropsHalf(reading, next, means.lists)) return { kind: "doubted" };
    await store.saveCatalogue(owner, now(), changes);
    const { changed, removed } = changes;
    return { kind: "done", products: next.size, changed: changed.length, removed: removed.length };
  }

  async function read(full: boolean, before: WarehouseState): Promise<SyncOutcome> {
    const outcome = await keep(await readAll(full, before), before);
    const source = markOf(JSON.stringify([means.url, means.token, known!.source]));
    await store.finishReading(owner, stateAfter(outcome, { ...before, source }, means));
    return outcome;
  }

  return {
    /** With `full` every product is read anew, not only what the list tells. */
    async syncCatalogue({ full = false } = {}): Promise<SyncOutcome> {
      if (!(await store.claimWarehouse(owner, now(), leaseMs))) return { kind: "elsewhere" };
      const before = await store.warehouseState();
      try {
        if (isBlocked(before, means)) throw stillBlocked(before);
        return await read(full, before);
      } catch (error) {
        if (error instanceof LeaseLost) return { kind: "elsewhere" };
        known = undefined;
        const failed = closing.signal.aborted ? {} : outcomeOfFailure(error, before, means);
        await store.finishReading(owner, failed);
        return { kind: "failed", problem: failed.problem ?? "Synchronizacja przerwana." };
      }
    },
    /** Ends the call that is under way. */
    close: () => closing.abort(),
  };
}

async function knowWarehouse(
  baselinker: Baselinker,
  known: Known | undefined,
  { wish, now }: Means,
): Promise<Known> {
  if (known && known.readAt > now() - frameMs) return known;
  const inventories = await baselinker.inventories();
  const priceGroups = await baselinker.priceGroups();
  const source = chooseSource(wish, { inventories, priceGroups });
  const categories = await baselinker.categories(source);
  const manufacturers = await baselinker.manufacturers();
  return { source, frame: { categories, manufacturers }, readAt: now() };
}

async function loadHeld(store: Store): Promise<Map<string, WarehouseProduct>> {
  const held = new Map<string, WarehouseProduct>();
  const atOnce = 1000;
  for (let last = ""; ; ) {
    const rows = await store.readHeld(0, last, atOnce);
    for (const { id, product } of rows) if (product) held.set(id, product);
    if (rows.length < atOnce) return held;
    last = rows.at(-1)!.id;
    await new Promise(setImmediate);
  }
}

function stateAfter(
  outcome: SyncOutcome,
  before: WarehouseState,
  { now, syncMs, log }: Means,
): Partial<WarehouseState> {
  const dueAt = now() + syncMs;
  if (outcome.kind === "doubted") {
    const problem = "Magazyn podał mniej niż połowę produktów. Sklep czeka na potwierdzenie.";
    log.warn({}, problem);
    return { dueAt, doubtedAt: now(), problem, problemKind: "doubted", failures: 0 };
  }
  if (before.problem) log.info({}, "Magazyn BaseLinker znów odpowiada");
  const well = { problem: undefined, problemKind: undefined, doubtedAt: undefined };
  return { ...well, dueAt, checkedAt: now(), failures: 0, source: before.source };
}
