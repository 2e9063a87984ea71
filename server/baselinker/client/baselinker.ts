import { callBaselinker, parse, type CallDeps } from "./call.ts";
import { BaselinkerFailure } from "./failure.ts";
import { parseContents, parseListPage } from "./products.ts";
import { categories, inventories, manufacturers, priceGroups } from "./schemas.ts";
import { createReadingCalls, createWritingCalls, type CallOnce } from "./order-calls.ts";
import type { InventorySelection } from "../../db/catalogue/inventory.ts";

const pauses = [1000, 4000, 10_000];

type Deps = CallDeps & { acquireCall: () => Promise<void> };

export type Baselinker = ReturnType<typeof createBaselinker>;

/** Calls run one at a time. All methods throw BaselinkerFailure. */
export function createBaselinker(deps: Deps) {
  let queue: Promise<unknown> = Promise.resolve();

  function call(method: string, parameters: object = {}): Promise<object> {
    const result = queue.then(() => callWithRetry(method, parameters, deps));
    queue = result.catch(() => undefined);
    return result;
  }

  const callOnce: CallOnce = async (method, parameters, beforeCall) => {
    await deps.acquireCall();
    await beforeCall?.();
    return callBaselinker(deps, method, parameters);
  };

  return {
    ...createReadingCalls(call),
    ...createWritingCalls(callOnce),
    inventories: async () => parse(inventories, await call("getInventories")).inventories,
    priceGroups: async () => parse(priceGroups, await call("getInventoryPriceGroups")).price_groups,
    categories: async ({ inventory }: InventorySelection) =>
      parse(categories, await call("getInventoryCategories", { inventory_id: Number(inventory) }))
        .categories,
    manufacturers: async () => parse(manufacturers, await call("getInventoryManufacturers")),
    async listPage(source: InventorySelection, page: number) {
      const chosen = { inventory_id: Number(source.inventory), include_variants: true };
      const parameters = { ...chosen, filter_sort: "id ASC", page };
      return parseListPage(await call("getInventoryProductsList", parameters), source);
    },
    /** Takes at most a hundred ids. */
    async contents({ inventory }: InventorySelection, ids: readonly string[]) {
      const parameters = { inventory_id: Number(inventory), products: ids.map(Number) };
      return parseContents(await call("getInventoryProductsData", parameters));
    },
  };
}

async function callWithRetry(method: string, parameters: object, deps: Deps): Promise<object> {
  for (const pause of [...pauses, undefined]) {
    await deps.acquireCall();
    try {
      return await callBaselinker(deps, method, parameters);
    } catch (error) {
      const lost = error instanceof BaselinkerFailure && error.kind === "transport";
      if (!lost || pause === undefined) throw error;
      await deps.wait(pause);
    }
  }
  throw new Error("unreachable");
}
