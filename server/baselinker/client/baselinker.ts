import { callBaselinker, type CallDeps } from "./call.ts";
import { BaselinkerFailure } from "./failure.ts";
import { parseContents, parseListPage } from "./products.ts";
import { findOrder } from "./find-order.ts";
import {
  addedOrder,
  categories,
  inventories,
  manufacturers,
  priceGroups,
  statuses,
} from "./schemas.ts";
import { parseWith, parse } from "./parse-reply.ts";
import type { InventorySelection } from "../../db/inventory.ts";

/** Between the tries of one request that got lost on its way. */
const pauses = [1000, 4000, 10_000];

type Deps = CallDeps & {
  /** Resolves when another call may be made: all who share the account share one budget. */
  acquireCall: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
  signal?: AbortSignal;
};

export type Baselinker = ReturnType<typeof createBaselinker>;

/**
 * The warehouse: every call waits its turn in one queue, and what comes back is parsed here.
 * Everything throws BaselinkerFailure.
 */
export function createBaselinker(deps: Deps) {
  let queue: Promise<unknown> = Promise.resolve();

  function call(method: string, parameters: object = {}): Promise<object> {
    const result = queue.then(() => callWithRetry(method, parameters, deps));
    queue = result.catch(() => undefined);
    return result;
  }

  return {
    inventories: async () => parse(inventories, await call("getInventories")).inventories,
    priceGroups: async () => parse(priceGroups, await call("getInventoryPriceGroups")).price_groups,
    categories: async ({ inventory }: InventorySelection) =>
      parse(categories, await call("getInventoryCategories", { inventory_id: Number(inventory) }))
        .categories,
    /** Names by id. */
    async manufacturers(): Promise<Record<string, string>> {
      const reply = parse(manufacturers, await call("getInventoryManufacturers"));
      return Object.fromEntries(reply.manufacturers.map(({ id, name }) => [id, name]));
    },
    /** Up to a thousand products, by id; pages count from 1. */
    async listPage(source: InventorySelection, page: number) {
      const parameters = { inventory_id: Number(source.inventory), filter_sort: "id ASC", page };
      return parseWith(parseListPage, await call("getInventoryProductsList", parameters), source);
    },
    orderStatuses: async () =>
      parse(statuses, await call("getOrderStatusList")).statuses.map(({ id }) => id),
    /** The number of the order that bears the mark, if there is one since then. */
    findOrder: (reference: string, since: number) => findOrder(reference, since, call),
    /**
     * Tried once, for a second try would make a second order; `ask` comes right before it. Returns
     * the warehouse's number.
     */
    async addOrder(parameters: object, beforeCall: () => Promise<void>): Promise<string> {
      await deps.acquireCall();
      await beforeCall();
      const reply = await callBaselinker(deps, "addOrder", parameters, deps.signal);
      return parse(addedOrder, reply).order_id;
    },
    /** At most a hundred at a time. */
    async contents({ inventory }: InventorySelection, ids: readonly string[]) {
      const parameters = { inventory_id: Number(inventory), products: ids.map(Number) };
      return parseWith(parseContents, await call("getInventoryProductsData", parameters));
    },
  };
}

async function callWithRetry(method: string, parameters: object, deps: Deps): Promise<object> {
  for (const pause of [...pauses, undefined]) {
    await deps.acquireCall();
    try {
      return await callBaselinker(deps, method, parameters, deps.signal);
    } catch (error) {
      const lost = error instanceof BaselinkerFailure && error.kind === "transport";
      if (!lost || pause === undefined) throw error;
      await deps.wait(pause);
    }
  }
  throw new Error("unreachable");
}
