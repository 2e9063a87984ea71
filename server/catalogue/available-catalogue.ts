import { createHash } from "node:crypto";
import { buildCatalogue, type Catalogue } from "../../shop/catalogue/catalogue.ts";
import { calculateAvailableStock } from "../../shop/catalogue/stock.ts";
import type { Store } from "../db/store.ts";
import { runInSlices } from "./time-slice.ts";

type Deps = {
  store: Pick<Store, "reservationsVersion" | "readReservedStock">;
  /** The catalogue before reservations. */
  source: { catalogue: () => Catalogue; refresh: () => Promise<unknown> };
};

export type AvailableCatalogue = ReturnType<typeof createAvailableCatalogue>;

/** Creates the catalogue that visitors can buy: stock minus reservations. */
export function createAvailableCatalogue({ store, source }: Deps) {
  let reservedVersion: string | undefined;
  let reserved: ReadonlyMap<string, number> = new Map();
  let base = source.catalogue();
  let available = base;
  let refreshing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    // Reads reservations before the catalogue: double-counting an order for a moment is safe.
    const current = await store.reservationsVersion();
    if (current !== reservedVersion) reserved = await store.readReservedStock();
    reservedVersion = current;
    await source.refresh();
    const next = source.catalogue();
    const stocks = stocksOf(next, reserved);
    const version = versionOf(next, stocks);
    if (version === available.version && base === next) return;
    available = stocks.size === 0 ? next : await withStocks(next, stocks, version);
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

function stocksOf(source: Catalogue, reserved: ReadonlyMap<string, number>): Map<string, number> {
  const stocks = new Map<string, number>();
  for (const [id, count] of reserved) {
    const stock = source.product(id)?.stock ?? 0;
    if (stock > 0) stocks.set(id, calculateAvailableStock(stock, count));
  }
  return stocks;
}

/** Returns the same version in every process that shows the same stock. */
function versionOf({ version }: Catalogue, stocks: ReadonlyMap<string, number>): string {
  if (stocks.size === 0) return version;
  const shown = [...stocks].map((pair) => pair.join(":")).toSorted();
  return `${version}-${createHash("sha256").update(shown.join()).digest("hex").slice(0, 12)}`;
}

function withStocks(
  source: Catalogue,
  stocks: ReadonlyMap<string, number>,
  version: string,
): Promise<Catalogue> {
  const products = source.products.map((product) => {
    const stock = stocks.get(product.id);
    return stock === undefined ? product : { ...product, stock };
  });
  return runInSlices(buildCatalogue(products, version, source));
}
