import { createHash } from "node:crypto";
import { buildCatalogue, createCatalogue, type Catalogue } from "../../shop/catalogue/catalogue.ts";
import type { Store } from "../db/store.ts";
import { applyStocks, calculateStocks } from "./available-stock.ts";
import type { ProductList } from "./stored-products.ts";

type Deps = {
  store: { stock: Pick<Store["stock"], "reservationsVersion" | "readReserved"> };
  source: { list: () => ProductList; refresh: () => Promise<unknown> };
  /** Ids of what sold best. */
  readSold?: () => Promise<readonly string[]>;
};

export function createAvailableCatalogue({ store, source, readSold }: Deps) {
  let reservedVersion: string | undefined;
  let reserved: ReadonlyMap<string, number> = new Map();
  let base: ProductList | undefined;
  let available = createCatalogue([], "");
  let refreshing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    // Reads reservations before the catalogue: double-counting an order for a moment is safe.
    const current = await store.stock.reservationsVersion();
    if (current !== reservedVersion) reserved = await store.stock.readReserved();
    reservedVersion = current;
    await source.refresh();
    const next = source.list();
    const stocks = calculateStocks(next, reserved);
    const sold = (await readSold?.()) ?? [];
    const version = versionOf(next, stocks, sold);
    if (version === available.version && base === next) return;
    const products = applyStocks(next, stocks);
    available = await runInSlices(buildCatalogue(products, version, available, sold));
    base = next;
  }

  function start(): Promise<void> {
    waiting = undefined;
    return (refreshing = refresh());
  }

  return {
    catalogue: (): Catalogue => available,
    /** Starts after the running refresh, which may have read too early for this caller. */
    refresh(): Promise<void> {
      waiting ??= refreshing.then(start, start);
      return waiting;
    },
  };
}

/** Returns the same version in every process that shows the same stock and bestsellers. */
function versionOf(
  { version }: ProductList,
  stocks: ReadonlyMap<string, number>,
  sold: readonly string[],
): string {
  if (stocks.size + sold.length === 0) return version;
  const shown = [...[...stocks].map((pair) => pair.join(":")).toSorted(), ...sold];
  return `${version}-${createHash("sha256").update(shown.join()).digest("hex").slice(0, 12)}`;
}

const sliceMs = 2;

async function runInSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (let sliceEnd = performance.now() + sliceMs; ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnd) continue;
    await new Promise(setImmediate);
    sliceEnd = performance.now() + sliceMs;
  }
}
