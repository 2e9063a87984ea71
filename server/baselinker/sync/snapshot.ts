import { createBaselinker, type Baselinker } from "../client/baselinker.ts";
import { chooseSource, type SourceWish } from "../client/inventory-selection.ts";
import type { Source } from "../../db/inventory.ts";
import type { WarehouseFrame, WarehouseProduct } from "../../db/inventory.ts";
import type { Store } from "../../db/store.ts";
import { chooseContents } from "./select-stale.ts";
import type { Reading } from "./diff.ts";
import { markOf } from "./result.ts";
import { callsAMinute, restBefore } from "./call-rate.ts";
import { pageSize, readContents, readList } from "./fetch-catalogue.ts";

const frameMs = 60 * 60_000;

export type ReaderMeans = {
  store: Store;
  url: string;
  token: string;
  wish: SourceWish;
  fetch: typeof fetch;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Names this process among those that share the database. */
  owner: string;
};

type Known = { source: Source; frame: WarehouseFrame; readAt: number };

/** Asks the warehouse and the database what there is; changes nothing. */
export function createReader(means: ReaderMeans, leaseMs: number, signal: AbortSignal) {
  const { store, owner, now } = means;
  let known: Known | undefined;
  let made: number[] = [];

  async function takeTurn(): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const pause = await store.takeCall(owner, now(), leaseMs, callsAMinute);
      if (pause === 0) return void (made = [...made.slice(-callsAMinute), now()]);
      await means.wait(pause);
    }
  }

  return {
    /**
     * `source` marks what was read: another account or shelf is read from the start. `restMs` is
     * the least pause before the next reading.
     */
    async read(full: boolean, before: string) {
      const baselinker = createBaselinker({ ...means, takeTurn, signal });
      if (full || !known || known.readAt <= now() - frameMs) {
        known = await knowWarehouse(baselinker, means);
      }
      const { source, frame } = known;
      const mark = markOf(JSON.stringify([means.url, means.token, source]));
      const begunAt = now();
      const listed = await readList(baselinker, source);
      const [held, heldFrame] = [await loadHeld(store), await store.warehouseFrame()];
      const ids = chooseContents(listed, held, { full: full || mark !== before, now: now() });
      const contents = await readContents(baselinker, source, ids);
      const reading: Reading = { held, listed, contents, frame, heldFrame, begunAt, now: now() };
      const pages = Math.floor(listed.size / pageSize) + 1;
      return { reading, source: mark, restMs: restBefore(pages, made, now()) };
    },
    /** The next reading asks for the settings of the account again. */
    forget: () => (known = undefined),
  };
}

async function knowWarehouse(baselinker: Baselinker, { wish, now }: ReaderMeans): Promise<Known> {
  const inventories = await baselinker.inventories();
  const priceGroups = await baselinker.priceGroups();
  const source = chooseSource(wish, { inventories, priceGroups });
  const categories = await baselinker.categories(source);
  const manufacturers = await baselinker.manufacturers();
  return { source, frame: { categories, manufacturers, source }, readAt: now() };
}

async function loadHeld(store: Store): Promise<Map<string, WarehouseProduct>> {
  const held = new Map<string, WarehouseProduct>();
  const atOnce = 1000;
  for (let last = ""; ;) {
    const rows = await store.readHeld(0, last, atOnce);
    for (const { id, product } of rows) if (product) held.set(id, product);
    if (rows.length < atOnce) return held;
    last = rows.at(-1)!.id;
    // Visitors get their turn between the parts.
    await new Promise(setImmediate);
  }
}
