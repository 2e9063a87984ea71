import { createHash } from "node:crypto";
import { buildCatalogue, type Catalogue } from "../../shop/catalogue/catalogue.ts";
import { calculateAvailableStock } from "../../shop/catalogue/stock.ts";
import type { Store } from "../db/store.ts";
import { inSlices } from "./time-slice.ts";

type Means = {
  store: Pick<Store, "heldStockMark" | "readHeldStock">;
  /** What lies there; `renew` brings it up to date. */
  goods: { catalogue: () => Catalogue; renew: () => Promise<unknown> };
};

export type Offer = ReturnType<typeof createOffer>;

/** What visitors may buy: what lies there, less what accepted orders hold of it. */
export function createOffer({ store, goods }: Means) {
  let mark: string | undefined;
  let held: ReadonlyMap<string, number> = new Map();
  let base = goods.catalogue();
  let offered = base;
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  async function renew(): Promise<void> {
    // Before the goods: whoever counts an order twice for a moment sells nothing twice.
    const current = await store.heldStockMark();
    if (current !== mark) held = await store.readHeldStock();
    mark = current;
    await goods.renew();
    const next = goods.catalogue();
    const stocks = stocksOf(next, held);
    const version = versionOf(next, stocks);
    if (version === offered.version && base === next) return;
    offered = stocks.size === 0 ? next : await withStocks(next, stocks, version);
    base = next;
  }

  function start(): Promise<void> {
    waiting = undefined;
    return (running = renew());
  }

  return {
    catalogue: (): Catalogue => offered,
    /** One after the other, begun after the call: the one under way may have looked too early. */
    renew(): Promise<void> {
      waiting ??= running.then(start, start);
      return waiting;
    },
  };
}

/** What is left of the toys of which something is held. */
function stocksOf(goods: Catalogue, held: ReadonlyMap<string, number>): Map<string, number> {
  const stocks = new Map<string, number>();
  for (const [id, count] of held) {
    const stock = goods.product(id)?.stock ?? 0;
    if (stock > 0) stocks.set(id, calculateAvailableStock(stock, count));
  }
  return stocks;
}

/** The same in every process that shows the same. */
function versionOf({ version }: Catalogue, stocks: ReadonlyMap<string, number>): string {
  if (stocks.size === 0) return version;
  const shown = [...stocks].map((pair) => pair.join(":")).toSorted();
  return `${version}-${createHash("sha256").update(shown.join()).digest("hex").slice(0, 12)}`;
}

function withStocks(
  goods: Catalogue,
  stocks: ReadonlyMap<string, number>,
  version: string,
): Promise<Catalogue> {
  const products = goods.products.map((product) => {
    const stock = stocks.get(product.id);
    return stock === undefined ? product : { ...product, stock };
  });
  return inSlices(buildCatalogue(products, version, goods));
}
