import { callBaselinker, type CallMeans } from "./call.ts";
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
import { parsed, read } from "./parse-reply.ts";
import type { Source } from "../../db/inventory.ts";

/** Between the tries of one request that got lost on its way. */
const pauses = [1000, 4000, 10_000];

type Means = CallMeans & {
  /** Resolves when another call may be made: all who share the account share one budget. */
  takeTurn: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
  signal?: AbortSignal;
};

export type Baselinker = ReturnType<typeof createBaselinker>;

/**
 * The warehouse: every call waits its turn in one queue, and what comes back is parsed here.
 * Everything throws BaselinkerFailure.
 */
export function createBaselinker(means: Means) {
  let queue: Promise<unknown> = Promise.resolve();

  function call(method: string, parameters: object = {}): Promise<object> {
    const turn = queue.then(() => callWithPatience(method, parameters, means));
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    inventories: async () => read(inventories, await call("getInventories")).inventories,
    priceGroups: async () => read(priceGroups, await call("getInventoryPriceGroups")).price_groups,
    categories: async ({ inventory }: Source) =>
      read(categories, await call("getInventoryCategories", { inventory_id: Number(inventory) }))
        .categories,
    /** Names by id. */
    async manufacturers(): Promise<Record<string, string>> {
      const reply = read(manufacturers, await call("getInventoryManufacturers"));
      return Object.fromEntries(reply.manufacturers.map(({ id, name }) => [id, name]));
    },
    /** Up to a thousand products, by id; pages count from 1. */
    async listPage(source: Source, page: number) {
      const parameters = { inventory_id: Number(source.inventory), filter_sort: "id ASC", page };
      return parsed(parseListPage, await call("getInventoryProductsList", parameters), source);
    },
    orderStatuses: async () =>
      read(statuses, await call("getOrderStatusList")).statuses.map(({ id }) => id),
    /** The number of the order that bears the mark, if there is one since then. */
    findOrder: (mark: string, since: number) => findOrder(mark, since, call),
    /**
     * Tried once, for a second try would make a second order; `ask` comes right before it. Returns
     * the warehouse's number.
     */
    async addOrder(parameters: object, ask: () => Promise<void>): Promise<string> {
      await means.takeTurn();
      await ask();
      const reply = await callBaselinker(means, "addOrder", parameters, means.signal);
      return read(addedOrder, reply).order_id;
    },
    /** At most a hundred at a time. */
    async contents({ inventory }: Source, ids: readonly string[]) {
      const parameters = { inventory_id: Number(inventory), products: ids.map(Number) };
      return parsed(parseContents, await call("getInventoryProductsData", parameters));
    },
  };
}

async function callWithPatience(method: string, parameters: object, means: Means): Promise<object> {
  for (const pause of [...pauses, undefined]) {
    await means.takeTurn();
    try {
      return await callBaselinker(means, method, parameters, means.signal);
    } catch (error) {
      const lost = error instanceof BaselinkerFailure && error.kind === "transport";
      if (!lost || pause === undefined) throw error;
      await means.wait(pause);
    }
  }
  throw new Error("unreachable");
}
