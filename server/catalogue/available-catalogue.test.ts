import { describe, expect, it } from "vitest";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { sampleProduct } from "../../test/fixtures.ts";
import type { ProductList } from "./stored-products.ts";
import { createAvailableCatalogue } from "./available-catalogue.ts";

const bear = sampleProduct({ id: "bear", stock: 5 });
const duck = sampleProduct({ id: "duck", stock: 2 });

function listOf(...products: Product[]): ProductList {
  return { version: "first", products: new Map(products.map((each) => [each.id, each])) };
}

async function openOffer() {
  const world = {
    source: listOf(bear, duck),
    held: new Map<string, number>(),
    mark: 0,
    looks: 0,
    beforeCatalogue: async () => undefined as void,
  };
  const offer = createAvailableCatalogue({
    store: {
      stock: {
        reservationsVersion: async () => String(world.mark),
        readReserved: async () => {
          world.looks += 1;
          return new Map(world.held);
        },
      },
    },
    source: { list: () => world.source, refresh: () => world.beforeCatalogue() },
  });
  const hold = (id: string, count: number) => {
    world.held.set(id, count);
    world.mark += 1;
  };
  await offer.refresh();
  const stockOf = (id: string) => offer.catalogue().product(id)?.stock;
  return { world, offer, hold, stockOf };
}

it("bestsellers are part of the catalogue and of its version", async () => {
  let sold: string[] = [];
  const offer = createAvailableCatalogue({
    store: { stock: { reservationsVersion: async () => "0", readReserved: async () => new Map() } },
    source: { list: () => listOf(bear, duck), refresh: async () => undefined },
    readSold: async () => sold,
  });
  await offer.refresh();
  const before = offer.catalogue();
  sold = ["duck"];
  await offer.refresh();
  expect(offer.catalogue().sold).toEqual(["duck"]);
  expect(offer.catalogue().version).not.toBe(before.version);
});

describe("the available catalogue", () => {
  it("has the stock minus reservations, never below zero", async () => {
    const { offer, hold, stockOf } = await openOffer();
    expect([stockOf("bear"), stockOf("duck")]).toEqual([5, 2]);
    hold("bear", 2);
    hold("duck", 3);
    await offer.refresh();
    expect([stockOf("bear"), stockOf("duck")]).toEqual([3, 0]);
    expect(
      offer
        .catalogue()
        .inCategory("pluszaki")
        .map(({ stock }) => stock),
    ).toEqual([3, 0]);
  });

  it("is the same object while visitors would see the same", async () => {
    const { world, offer, hold } = await openOffer();
    hold("duck", 2);
    await offer.refresh();
    const shown = offer.catalogue();
    hold("duck", 3);
    hold("toy-of-long-ago", 1);
    await offer.refresh();
    expect(offer.catalogue()).toBe(shown);
    expect(world.looks).toBe(3);
    await offer.refresh();
    expect(world.looks).toBe(3);
  });

  it("has a version that depends on the shown stock, the same in every process", async () => {
    const [one, two] = [await openOffer(), await openOffer()];
    const versions = [one.offer.catalogue().version];
    for (const count of [1, 2]) {
      for (const { hold, offer } of [one, two]) {
        hold("bear", count);
        await offer.refresh();
      }
      expect(two.offer.catalogue().version).toBe(one.offer.catalogue().version);
      versions.push(one.offer.catalogue().version);
    }
    expect(new Set(versions).size).toBe(3);
    one.world.held.clear();
    one.world.mark += 1;
    await one.offer.refresh();
    expect(one.offer.catalogue().version).toBe(versions[0]);
  });

  it("reuses products without reservations", async () => {
    const { world, offer, hold } = await openOffer();
    hold("bear", 1);
    await offer.refresh();
    expect(offer.catalogue().product("duck")).toBe(world.source.products.get("duck"));
  });

  it("follows changes of the catalogue", async () => {
    const { world, offer, hold, stockOf } = await openOffer();
    hold("bear", 1);
    world.beforeCatalogue = async () => {
      world.source = { ...listOf({ ...bear, stock: 9, price: 1 }), version: "next" };
    };
    await offer.refresh();
    expect(offer.catalogue().product("bear")).toMatchObject({ stock: 8, price: 1 });
    expect(stockOf("duck")).toBeUndefined();
  });

  it("is refreshed once more for a caller during a refresh", async () => {
    const { world, offer, hold, stockOf } = await openOffer();
    const { promise, resolve } = Promise.withResolvers<void>();
    world.beforeCatalogue = () => promise;
    const early = offer.refresh();
    await Promise.resolve();
    hold("bear", 4);
    const late = [offer.refresh(), offer.refresh()];
    expect(late[0]).toBe(late[1]);
    resolve();
    await early;
    expect(stockOf("bear")).toBe(5);
    await late[0];
    expect(stockOf("bear")).toBe(1);
  });

  it("is refreshed again after a failure", async () => {
    const { world, offer, hold, stockOf } = await openOffer();
    world.beforeCatalogue = () => Promise.reject(new Error("no database"));
    hold("bear", 1);
    await expect(offer.refresh()).rejects.toThrow("no database");
    world.beforeCatalogue = async () => undefined;
    await offer.refresh();
    expect(stockOf("bear")).toBe(4);
  });
});
