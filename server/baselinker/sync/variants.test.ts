import { expect, it } from "vitest";
import { categoryTexts } from "../../../shop.config.ts";
import {
  fakeProduct,
  type FakeAccount,
  type FakeProduct,
} from "../../../test/fakes/baselinker/account.ts";
import { openCatalogueSync } from "../../../test/fakes/baselinker/catalogue-sync.ts";
import type { Promotion } from "../../../shop/catalogue/price-history/promotion.ts";
import { acceptOrder, nextId } from "../../../test/temporary-store.ts";
import { sampleOrder } from "../../../test/fixtures.ts";
import { createAvailableCatalogue } from "../../catalogue/available-catalogue.ts";
import { createStoredProducts } from "../../catalogue/stored-products.ts";
import { reportStoredCatalogue } from "../../catalogue/report.ts";

const hour = 3_600_000;
/** A doll of category 1 in two colours. */
function putDolls({ products }: FakeAccount) {
  const put = (id: number, changes: Partial<FakeProduct>) =>
    products.set(id, fakeProduct(id, { category: 1, ...changes }));
  put(1, {
    name: "Lalka Zosia",
    prices: {},
    stock: { bl_206: 9 },
    images: { 1: "https://cdn.example/a.jpg", 2: "https://cdn.example/ZOSIA-C.JPG" },
  });
  const colour = { parent: 1, images: {}, description: "", features: {} };
  const red = { name: "Lalka Zosia - Kolor: czerwony", sku: "ZOSIA-C", prices: { 105: 49.9 } };
  put(2, { ...colour, ...red, stock: { bl_206: 0 } });
  put(3, { ...colour, name: "Kolor: niebieski", prices: { 105: 59.9 }, stock: { bl_206: 3 } });
  return { products, put };
}

/** A promotion of this day alone. */
function formatDays(now: number) {
  const numeric = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
  const day = new Date(now).toLocaleDateString("pl", { ...numeric, timeZone: "Europe/Warsaw" });
  return { from: day, to: day };
}

/** BaseLinker with the doll, and a process of the shop that syncs it. */
async function openDolls(promotions: readonly Promotion[] = []) {
  const { clock, baselinker, store, sync } = await openCatalogueSync({ promotions });
  const source = createStoredProducts({ store, lists: categoryTexts });
  const available = createAvailableCatalogue({ store, source });
  return {
    ...putDolls(baselinker.account),
    store,
    clock,
    baselinker,
    catalogue: available.catalogue,
    async refresh(options: { after?: number } = {}) {
      clock.now += options.after ?? hour;
      const result = await sync.syncNow({ confirmed: true });
      await available.refresh();
      return result;
    },
    refreshStock: available.refresh,
  };
}

it("variants are one product with the price, stock, EAN and picture of each", async () => {
  const { refresh, catalogue } = await openDolls();
  await refresh();
  const [doll, ...others] = catalogue().products;
  expect(others).toEqual([]);
  expect(doll).toMatchObject({ id: "1", name: "Lalka Zosia", price: 5990, stock: 3 });
  expect(doll).toMatchObject({
    variantKind: "Kolor",
    variants: [
      { id: "2", name: "Lalka Zosia, czerwony", variantName: "czerwony", price: 4990, stock: 0 },
      { id: "3", name: "Lalka Zosia, niebieski", variantName: "niebieski", price: 5990, stock: 3 },
    ],
  });
  const [red, blue] = doll!.variants!;
  expect(red).toMatchObject({
    parentId: "1",
    parentSku: "SKU-1",
    images: [doll!.images[1]],
    ageFrom: 36,
  });
  expect(blue).toMatchObject({ images: doll!.images, ean: "5900000000003" });
  expect(blue!.description).toBe(doll!.description);
  expect(catalogue().product("3")).toBe(blue);
  expect(catalogue().inCategory("lalki-domki-wozki")).toEqual([doll]);
});

it("a promotion by the product's SKU is its variants', also once BaseLinker gives it that SKU", async () => {
  const days = { from: "01.11.2026", to: "30.11.2026" };
  const { refresh, store, products, put } = await openDolls([
    { product: "ZOSIA", percent: 50, ...days },
  ]);
  await refresh();
  const offersOf = async () => {
    const rows = await store.catalogue.findProducts(["2", "3"]);
    return ["2", "3"].map((id) => rows.get(id)!.offered?.price);
  };
  expect(await offersOf()).toEqual([4990, 5990]);
  put(1, { ...products.get(1)!, sku: "ZOSIA" });
  await refresh();
  expect(await offersOf()).toEqual([2495, 2995]);
});

it("a reduced variant has its own lowest price, which its product shows with its price", async () => {
  const at = Date.now();
  const days = formatDays(at);
  const { refresh, catalogue, products, put, store, clock } = await openDolls([
    { product: "ZOSIA-C", percent: 20, ...days },
  ]);
  clock.now = at;
  const record = (daysAgo: number, id: string, price: number) =>
    store.prices.record({
      offers: new Map([[id, { price }]]),
      at: at - daysAgo * 24 * hour,
      clockAgrees: true,
    });
  await record(40, "2", 4990);
  await record(40, "3", 3900);
  await record(10, "3", 5990);
  await refresh({ after: 0 });
  const [red, blue] = catalogue().product("1")!.variants!;
  expect(red).toMatchObject({ price: 3992, reduction: { lowestPrice: 4990, percent: 20 } });
  expect(blue).toMatchObject({ price: 5990 });
  expect(blue).not.toHaveProperty("reduction");
  expect(catalogue().product("1")).toMatchObject({ price: 5990 });
  expect(catalogue().product("1")).not.toHaveProperty("reduction");
  put(2, { ...products.get(2)!, stock: { bl_206: 1 } });
  await refresh({ after: 0 });
  expect(catalogue().product("1")).toMatchObject({
    price: 3992,
    regularPrice: 4990,
    reduction: { lowestPrice: 4990 },
  });
  put(3, { ...products.get(3)!, prices: { 105: 29.9 } });
  await refresh({ after: 0 });
  expect(catalogue().product("1")).toMatchObject({ price: 2990 });
  expect(catalogue().product("1")).not.toHaveProperty("reduction");
});

it("stores the texts of a product once, and reads them for its variants no second time", async () => {
  const { refresh, store, baselinker } = await openDolls();
  await refresh();
  const [call] = baselinker.calls("getInventoryProductsData");
  expect(call!.parameters.products).toEqual([1]);
  const rows = await store.catalogue.findProducts(["1", "2"]);
  expect(rows.get("1")!.description).not.toBe("");
  expect(rows.get("2")).toMatchObject({ description: "", pictures: [], category: "1" });
});

it("a changed variant changes its product, which loses and gets variants", async () => {
  const { refresh, catalogue, products, put } = await openDolls();
  await refresh();
  put(2, { ...products.get(2)!, prices: { 105: 39.9 }, stock: { bl_206: 5 } });
  expect(await refresh()).toMatchObject({ changed: 1 });
  expect(catalogue().product("1")).toMatchObject({ price: 3990, stock: 8 });
  products.delete(2);
  await refresh();
  expect(catalogue().product("1")).toMatchObject({ price: 5990, stock: 3 });
  expect(catalogue().product("2")).toBeUndefined();
  put(4, { parent: 1, name: "Kolor: zielony", prices: { 105: 29.9 }, stock: { bl_206: 1 } });
  await refresh();
  expect(
    catalogue()
      .product("1")!
      .variants!.map(({ id }) => id),
  ).toEqual(["3", "4"]);
});

it("a variant belongs to another product at once, whatever their ids", async () => {
  const { refresh, catalogue, products, put } = await openDolls();
  put(20, { name: "Lalka Hania", prices: {} });
  put(10, { parent: 20, name: "Kolor: zielony", prices: { 105: 29.9 } });
  await refresh();
  const variantsOf = (id: string) =>
    catalogue()
      .product(id)!
      .variants!.map((variant) => variant.id);
  expect([variantsOf("1"), variantsOf("20")]).toEqual([["2", "3"], ["10"]]);
  put(3, { ...products.get(3)!, parent: 20 });
  await refresh();
  expect([variantsOf("1"), variantsOf("20")]).toEqual([["2"], ["3", "10"]]);
  expect(catalogue().product("3")).toMatchObject({ name: "Lalka Hania, niebieski" });
});

it("what may not be sold is left out with its variants, and told of once", async () => {
  const { refresh, catalogue, products, put, store } = await openDolls();
  const features = { Ostrzeżenie: "Nieodpowiednie dla dzieci w wieku poniżej 36 miesięcy." };
  put(1, { ...products.get(1)!, category: 3, features });
  await refresh();
  expect([catalogue().products, catalogue().product("3")]).toEqual([[], undefined]);
  const { leftOut } = await reportStoredCatalogue(store, new Map());
  expect(leftOut.map(({ id, why }) => [id, why])).toEqual([["1", "infants"]]);
  expect(await store.prices.readCurrent(["2", "3"])).toEqual(new Map());
});

it("a product that ceases to have variants is sold itself, and the other way round", async () => {
  const { refresh, catalogue, products, put } = await openDolls();
  products.delete(2);
  products.delete(3);
  put(1, { ...products.get(1)!, prices: { 105: 19.9 } });
  await refresh();
  expect(catalogue().product("1")).toMatchObject({ price: 1990, stock: 9 });
  expect(catalogue().product("1")).not.toHaveProperty("variants");
  put(3, { parent: 1, name: "niebieski", prices: { 105: 59.9 }, stock: { bl_206: 2 } });
  await refresh();
  expect(catalogue().product("1")).toMatchObject({ price: 5990, stock: 2 });
  products.delete(3);
  await refresh();
  expect(catalogue().product("1")).toMatchObject({ price: 1990, stock: 9 });
  expect(catalogue().product("1")).not.toHaveProperty("variants");
});

it("a variant that becomes a product of its own has its texts and pictures at once", async () => {
  const { refresh, catalogue, products, put, baselinker } = await openDolls();
  await refresh();
  const before = baselinker.calls("getInventoryProductsData").length;
  const images = { 1: "https://cdn.example/niebieska.jpg" };
  put(3, { ...products.get(3)!, parent: 0, name: "Lalka niebieska", description: "Opis", images });
  await refresh({ after: 60_000 });
  expect(baselinker.calls("getInventoryProductsData").length).toBeGreaterThan(before);
  expect(catalogue().product("3")).toMatchObject({ description: "Opis" });
  expect(catalogue().product("3")!.images).toHaveLength(1);
});

it("tells of variants without a product, and of a product without a variant for sale", async () => {
  const { refresh, catalogue, products, put, store } = await openDolls();
  put(9, { parent: 8, name: "różowy" });
  put(2, { ...products.get(2)!, prices: {} });
  put(3, { ...products.get(3)!, prices: {} });
  await refresh();
  expect(catalogue().products).toEqual([]);
  const report = await reportStoredCatalogue(store, new Map());
  expect(report).toMatchObject({ variants: 0, orphans: 1 });
  expect(report.leftOut).toContainEqual(
    expect.objectContaining({ id: "1", reason: "żadnego wariantu nie można sprzedać" }),
  );
});

it("two hundred customers who want the last three blue ones place three orders", async () => {
  const { refresh, refreshStock, catalogue, store } = await openDolls();
  await refresh();
  const { lines } = sampleOrder();
  const blue = { ...lines[0]!, productId: "3", parentId: "1", quantity: 1 };
  const results = await Promise.all(
    Array.from({ length: 200 }, () => {
      const draft = { ...sampleOrder(), id: nextId(), key: nextId(), lines: [blue] };
      return acceptOrder(store, draft, { localStock: undefined });
    }),
  );
  const accepted = results.flatMap((result) => ("order" in result ? result.order : []));
  expect(accepted).toHaveLength(3);
  expect(accepted[0]!.lines).toMatchObject([{ productId: "3", parentId: "1" }]);
  await refreshStock();
  expect(catalogue().product("3")!.stock).toBe(0);
  expect(catalogue().product("1")!.stock).toBe(0);
});
