import { expect, it } from "vitest";
import { sampleOrder } from "../../test/fixtures.ts";
import { openTemporaryStore, storeOrder } from "../../test/temporary-store.ts";
import { dayMs, minuteMs } from "../../shop/time/durations.ts";
import { createSoldProducts } from "./sold-products.ts";

const now = 1_795_212_000_000;

async function openSales() {
  const { db, store } = await openTemporaryStore();
  let count = 0;
  const sell = async (lines: Record<string, number>, at: number, change: object) => {
    count += 1;
    const order = sampleOrder({
      id: `order-${count}`,
      key: `key-${count}`,
      number: `L-${2000 + count}`,
      acceptedAt: at,
      lines: Object.entries(lines).map(([productId, quantity]) => ({
        ...sampleOrder().lines[0]!,
        productId,
        quantity,
      })),
    });
    const { id } = await storeOrder(store, order);
    if (Object.keys(change).length > 0)
      await db.updateTable("orders").set(change).where("id", "=", id).execute();
  };
  return { store, sell };
}

it("what sold best are the pieces of confirmed and paid orders of thirty days", async () => {
  const { store, sell } = await openSales();
  await sell({ bear: 2, duck: 1 }, now - dayMs, { confirmed_at: now });
  await sell({ duck: 4 }, now - 29 * dayMs, { paid_at: now });
  await sell({ lamb: 2 }, now - dayMs, { confirmed_at: now });
  await sell({ frog: 50 }, now - dayMs, {});
  await sell({ frog: 50 }, now - dayMs, { confirmed_at: now, cancelled_at: now });
  await sell({ frog: 50 }, now - 31 * dayMs, { confirmed_at: now });
  expect(await createSoldProducts({ store, now: () => now })()).toEqual(["duck", "bear", "lamb"]);
});

it("what sold best is read once in ten minutes", async () => {
  let time = now;
  let reads = 0;
  const findSold = async () => [String((reads += 1))];
  const readSold = createSoldProducts({ store: { orders: { findSold } }, now: () => time });
  expect([await readSold(), await readSold()]).toEqual([["1"], ["1"]]);
  time += 10 * minuteMs;
  expect(await readSold()).toEqual(["2"]);
});
