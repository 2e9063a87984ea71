import { expect, it } from "vitest";
import { sampleProduct } from "../../test/fixtures.ts";
import { openTemporaryStore } from "../../test/temporary-store.ts";
import { parseWarsawTime } from "../../shop/time/warsaw-time.ts";
import { createDemoProducts } from "./demo-products.ts";

it("the demo has a price history too, and its promotions begin and end", async () => {
  const { db, store } = await openTemporaryStore();
  const clock = { now: parseWarsawTime("2026-10-01 10:00:00")! };
  const product = sampleProduct({ sku: "MIS-1", price: 10000 });
  const promotion = { product: "MIS-1", percent: 20, from: "24.11.2026", to: "30.11.2026" };
  const demo = createDemoProducts({
    store,
    products: [product],
    promotions: [promotion],
    now: () => clock.now,
  });
  async function find(time: string) {
    clock.now = parseWarsawTime(time)!;
    await demo.recordOffers();
    await demo.refresh();
    return demo.list();
  }
  const before = await find("2026-10-01 10:00:00");
  expect(before).toEqual({ version: "demo", products: new Map([[product.id, product]]) });
  const during = await find("2026-11-24 00:01:00");
  expect(during.version).not.toBe("demo");
  expect(during.products.get(product.id)).toMatchObject({
    price: 8000,
    regularPrice: 10000,
    reduction: { lowestPrice: 10000, percent: 20 },
  });
  expect(await find("2026-11-30 23:59:00")).toBe(during);
  expect(await find("2026-12-01 00:01:00")).toEqual(before);
  expect(await db.selectFrom("price_history").selectAll().execute()).toHaveLength(3);
});
