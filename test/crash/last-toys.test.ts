import { expect, it } from "vitest";
import { storedProduct } from "../fixtures.ts";
import { createDatabase, openTemporaryStore, saveInventory } from "../temporary-store.ts";
import { startOrderProcess } from "./order-taker.ts";

// Two processes start on a machine that may be busy.

it("sells the last three bears to three of fifty customers of two processes", async () => {
  const database = await createDatabase();
  const { db, store } = await openTemporaryStore(database);
  await saveInventory(store, 0, { changed: [storedProduct({ id: "bruno", stock: 3 })] });
  const takers = ["first", "second"].map((name) => {
    const keys = Array.from({ length: 25 }, (_, index) => `${name}-process-attempt-${index}`);
    return startOrderProcess(database, keys, { ONE_EACH: "1" });
  });
  const answers = takers.flatMap(({ nextAccepted }) => Array.from({ length: 25 }, nextAccepted));
  const numbers = (await Promise.all(answers)).filter((response) => response !== "changed");
  expect(numbers.toSorted()).toEqual(["L-1001", "L-1002", "L-1003"]);
  expect(await store.stock.readReserved()).toEqual(new Map([["bruno", 3]]));
  expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(3);
  expect(await db.selectFrom("emails").select("id").execute()).toHaveLength(6);
});
