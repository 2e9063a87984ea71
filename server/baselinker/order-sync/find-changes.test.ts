import { expect, it } from "vitest";
import type { WatchedOrder } from "../../db/orders/external-orders.ts";
import type { Statuses } from "./account-statuses.ts";
import { sweep } from "./find-changes.ts";

const removed = { id: "one", externalId: "1", acceptedAt: 0, state: {} } as WatchedOrder;

/** Reads whole pages, and one more. */
async function findRemoved(wholePages: number): Promise<string[]> {
  async function* orderPages(): AsyncGenerator<never[], void> {
    for (let page = 0; page < wholePages; page += 1) yield [];
    yield [];
  }
  const known = { watched: [removed], statuses: {} as Statuses };
  return (await sweep({ orderPages }, known)).changed;
}

it("an order that no page has was removed, unless there are more pages than are read", async () => {
  expect(await findRemoved(0)).toEqual(["one"]);
  expect(await findRemoved(199)).toEqual(["one"]);
  expect(await findRemoved(200)).toEqual([]);
});
