import { expect, it } from "vitest";
import { categoryTexts } from "../../../shop.config.ts";
import type { OrderLine } from "../../../shop/order/order.ts";
import { priceCart } from "../../../shop/order/order.ts";
import { fakeProduct } from "../../../test/fakes/baselinker/account.ts";
import { openCatalogueSync } from "../../../test/fakes/baselinker/catalogue-sync.ts";
import { sampleOrder } from "../../../test/fixtures.ts";
import { acceptOrder, nextId } from "../../../test/temporary-store.ts";
import { createAvailableCatalogue } from "../../catalogue/available-catalogue.ts";
import { reportStoredCatalogue } from "../../catalogue/report.ts";
import { createStoredProducts } from "../../catalogue/stored-products.ts";

const hour = 3_600_000;

/** A walk for a doll: the doll (1), two ribbons (2) that are not sold on their own, and both (3). */
async function openWalk(stock = { doll: 5, ribbon: 7 }) {
  const { clock, baselinker, db, store, sync } = await openCatalogueSync({
    warehouses: ["bl_206"],
  });
  const { products } = baselinker.account;
  const put = (id: number, changes: object) =>
    products.set(id, fakeProduct(id, { category: 1, prices: { 105: 50 }, ...changes }));
  put(1, { name: "Lalka Zosia", stock: { bl_206: stock.doll } });
  put(2, { name: "Wstążka", prices: {}, stock: { bl_206: stock.ribbon } });
  put(3, { name: "Zestaw Spacer", stock: { bl_206: 99 }, bundle: { 1: 1, 2: 2 } });
  /** Web processes, which poll. */
  const [shop, other] = [1, 2].map(() =>
    createAvailableCatalogue({
      store,
      source: createStoredProducts({ store, lists: categoryTexts }),
    }),
  );
  await refresh();
  return {
    db,
    store,
    baselinker,
    products,
    put,
    refresh,
    poll: other!.refresh,
    stockOf: (id: string) => other!.catalogue().product(id)?.stock,
    versions: () => [shop!.catalogue().version, other!.catalogue().version],
    set: () => other!.catalogue().product("3")!,
    async order(id: string, quantity = 1) {
      const priced = priceCart([{ id, quantity }], shop!.catalogue());
      if ("changes" in priced) return priced;
      return place(priced.lines);
    },
    place,
  };

  async function place(lines: readonly OrderLine[]) {
    const { number: _, ...draft } = sampleOrder({ id: nextId(), key: nextId(), lines });
    return acceptOrder(store, { ...draft, acceptedAt: clock.now }, { localStock: undefined });
  }

  async function refresh(after = hour) {
    clock.now += after;
    await sync.syncNow({ confirmed: true });
    await Promise.all([shop!.refresh(), other!.refresh()]);
  }
}

it("a set has the stock of its parts, whatever BaseLinker states, and names them", async () => {
  const { set, products, refresh, baselinker, versions } = await openWalk();
  const bundle = [
    { id: "1", quantity: 1, name: "Lalka Zosia" },
    { id: "2", quantity: 2, name: "Wstążka" },
  ];
  expect(set()).toMatchObject({ price: 5000, stock: 3, bundle });
  products.get(2)!.stock.bl_206 = 3;
  await refresh(300_000);
  expect(set().stock).toBe(1);
  expect(new Set(versions()).size).toBe(1);
  baselinker.mixedTypes = true;
  products.get(3)!.bundle = { 1: 3 };
  await refresh();
  expect(set()).toMatchObject({ stock: 1, bundle: [{ id: "1", quantity: 3 }] });
});

it("selling a part lowers the set in every process, and selling the set its parts", async () => {
  const { order, poll, stockOf } = await openWalk();
  await order("1", 3);
  await poll();
  expect([stockOf("1"), stockOf("3")]).toEqual([2, 2]);
  const placed = await order("3");
  await poll();
  expect([stockOf("1"), stockOf("3")]).toEqual([1, 1]);
  expect(placed).toMatchObject({
    order: {
      lines: [
        {
          productId: "3",
          parts: [
            { id: "1", quantity: 1 },
            { id: "2", quantity: 2 },
          ],
        },
      ],
    },
  });
});

it("an open order reserves what was in the set, whatever becomes of the set", async () => {
  const { order, products, refresh, stockOf, store } = await openWalk();
  await order("3", 2);
  products.get(3)!.bundle = { 2: 1 };
  await refresh();
  expect(await store.stock.readReserved()).toEqual(
    new Map([
      ["1", 2],
      ["2", 4],
    ]),
  );
  expect([stockOf("1"), stockOf("3")]).toEqual([3, 3]);
  products.delete(3);
  await refresh();
  expect([stockOf("1"), stockOf("3")]).toEqual([3, undefined]);
});

it.each<[string, Record<string, number | string>]>([
  ["without parts", {}],
  ["with a part that is not listed", { 1: 1, 99: 1 }],
  ["of itself", { 1: 1, 3: 1 }],
  ["with another set", { 1: 1, 4: 1 }],
  ["with a product that is bought as a variant", { 5: 1 }],
  ["with a number that cannot be read", { 1: 1, 2: "dwie" }],
  ["with less than a piece", { 1: 0.5 }],
  ["with no piece", { 1: 0 }],
])("a set %s has no stock and is told of", async (_, bundle) => {
  const { products, put, refresh, set, order, store } = await openWalk();
  put(4, { name: "Drugi zestaw", stock: { bl_206: 9 }, bundle: { 3: 1 } });
  put(5, { name: "Miś", stock: { bl_206: 9 } });
  put(6, { name: "Miś rudy", parent: 5, stock: { bl_206: 9 } });
  Object.assign(products.get(3)!, { bundle });
  await refresh();
  expect(set().stock).toBe(0);
  expect(await order("3")).toMatchObject({ changes: [{ kind: "unavailable" }] });
  const report = await reportStoredCatalogue(store, new Map());
  expect(report.brokenSets).toContainEqual({ id: "3", name: "Zestaw Spacer" });
});

it("a set that an earlier version stored is read anew at once", async () => {
  const { db, refresh, set } = await openWalk();
  const { product } = await db
    .selectFrom("catalogue_products")
    .select("product")
    .where("id", "=", "3")
    .executeTakeFirstOrThrow();
  const { bundle: _, ...row } = JSON.parse(product) as Record<string, unknown>;
  await db
    .updateTable("catalogue_products")
    .set({ product: JSON.stringify({ ...row, isBundle: true }) })
    .where("id", "=", "3")
    .execute();
  await refresh(60_000);
  expect(set()).toMatchObject({ stock: 3, bundle: [{ id: "1" }, { id: "2" }] });
});

it("two hundred customers who want the last five dolls, alone or in a set, buy five", async () => {
  const { order, poll, stockOf, store } = await openWalk({ doll: 5, ribbon: 100 });
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, index) => order(index % 2 === 0 ? "3" : "1")),
  );
  const accepted = results.flatMap((result) => ("order" in result ? result.order : []));
  expect(accepted).toHaveLength(5);
  expect((await store.stock.readReserved()).get("1")).toBe(5);
  await poll();
  expect([stockOf("1"), stockOf("3")]).toEqual([0, 0]);
});
