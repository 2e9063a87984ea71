import { expect, it } from "vitest";
import { createStatusReader } from "./order-status.ts";
import { sampleShop as shop } from "../../test/fixtures.ts";

it("rejects invalid order keys without a query", async () => {
  const queriedIds: string[] = [];
  const findRecord = async (_: string, id: string) => void queriedIds.push(id);
  const store = {
    orders: { findRecord },
    payments: { facts: async () => [] },
  };
  const read = createStatusReader({ store, shop, checkPayment: undefined, now: Date.now });
  // PostgreSQL rejects NUL, which would look like an outage.
  for (const id of ["\0", "a b", "ż", "x".repeat(65), "", "a-key_of-an-ORDER-1"]) {
    expect(await read(id, { check: true })).toBeUndefined();
  }
  expect(queriedIds).toEqual(["a-key_of-an-ORDER-1"]);
});
