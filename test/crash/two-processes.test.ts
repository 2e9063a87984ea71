import { expect, it } from "vitest";
import { createPersonalCode } from "../../shop/newsletter/newsletter.ts";
import { storedProduct } from "../fixtures.ts";
import { createDatabase, openTemporaryStore, saveInventory } from "../temporary-store.ts";
import { startOrderProcess } from "./order-taker.ts";

// Two processes start on a machine that may be busy.

it("sells the last three bears to three of fifty, one process alone, the other in a set", async () => {
  const database = await createDatabase();
  const { db, store } = await openTemporaryStore(database);
  const bundle = [{ id: "bruno", quantity: 1 }];
  const products = [storedProduct({ id: "bruno", stock: 3 }), storedProduct({ id: "set", bundle })];
  await saveInventory(store, 0, { changed: products });
  const takers = ["bruno", "set"].map((id) => {
    const keys = Array.from({ length: 25 }, (_, index) => `${id}-process-attempt-${index}`);
    return startOrderProcess(database, keys, { ONE_EACH: id });
  });
  const answers = takers.flatMap(({ nextAccepted }) => Array.from({ length: 25 }, nextAccepted));
  const numbers = (await Promise.all(answers)).filter((response) => response !== "changed");
  expect(numbers.toSorted()).toEqual(["L-1001", "L-1002", "L-1003"]);
  expect(await store.stock.readReserved()).toEqual(new Map([["bruno", 3]]));
  expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(3);
  expect(await db.selectFrom("emails").select("id").execute()).toHaveLength(6);
});

it("takes a single-use code off one order of two hundred customers of two processes", async () => {
  const database = await createDatabase();
  const { db, store } = await openTemporaryStore(database);
  const code = createPersonalCode("LATAWIEC-7K3F9Q", 15);
  await store.codes.add(code, Date.now());
  const takers = ["first", "second"].map((name) => {
    const keys = Array.from({ length: 100 }, (_, index) => `${name}-process-attempt-${index}`);
    return startOrderProcess(database, keys, { CODE: code.code });
  });
  const answers = takers.flatMap(({ nextAccepted }) => Array.from({ length: 100 }, nextAccepted));
  const numbers = (await Promise.all(answers)).filter((response) => response !== "changed");
  expect(numbers).toEqual(["L-1001"]);
  const orders = db.selectFrom("orders").select("discount_amount");
  expect(await orders.execute()).toEqual([{ discount_amount: 1500 }]);
  expect(await store.codes.find(code.code, 15)).toMatchObject({ uses: 1 });
});
