import { describe, expect, it } from "vitest";
import { openTemporaryStore } from "../../test/temporary-store.ts";

describe("a secret", () => {
  it("is the same in all processes that create it concurrently, and after a restart", async () => {
    const { database, store } = await openTemporaryStore();
    const stores = [store];
    while (stores.length < 4) stores.push((await openTemporaryStore(database)).store);
    const made = await Promise.all(
      stores.map((each, n) => each.secrets.findOrCreate("forms", `made by ${n}`)),
    );
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^made by /);
    const later = await openTemporaryStore(database);
    expect(await later.store.secrets.findOrCreate("forms", "made later")).toBe(made[0]);
  });

  it("differs by name", async () => {
    const { store } = await openTemporaryStore();
    await store.secrets.findOrCreate("forms", "one");
    expect(await store.secrets.findOrCreate("addresses", "two")).toBe("two");
  });
});
