import { describe, expect, it } from "vitest";
import { openTemporaryStore } from "../../test/temporary-store.ts";
import { createGroupCommit } from "./group-commit.ts";

/** Counters by name, one per work item; `batches` are those that reached the database. */
async function openCounters() {
  const { db, store } = await openTemporaryStore();
  const world = { batches: [] as string[][], locks: 0, busy: false };
  const write = createGroupCommit<string, string>(store, {
    lock: async () => {
      world.locks += 1;
      if (world.busy) throw new Error("somebody else holds it");
    },
    async write(transaction, names) {
      world.batches.push([...names]);
      for (const name of names)
        await transaction.insertInto("counters").values({ name, value: 1 }).execute();
      return names.map((name) => `${name} kept`);
    },
  });
  const committed = async () =>
    (await db.selectFrom("counters").select("name").orderBy("name").execute())
      .map(({ name }) => name)
      .filter((name) => name !== "order_number");
  return { world, store, write, committed };
}

describe("group commit", () => {
  it("shares one commit among simultaneous work, and returns each its own result", async () => {
    const { world, write, committed } = await openCounters();
    expect(await Promise.all(["a", "b", "c"].map(write))).toEqual(["a kept", "b kept", "c kept"]);
    expect(world.batches).toEqual([["a", "b", "c"]]);
    expect(await committed()).toEqual(["a", "b", "c"]);
  });

  it("collects work during a commit for the next one", async () => {
    const { world, write } = await openCounters();
    const later: Promise<string>[] = [];
    const first = write("a").then(() => later.push(write("d")));
    const second = write("b").then(() => later.push(write("c")));
    await Promise.all([first, second]);
    await Promise.all(later);
    expect(world.batches.map((batch) => batch.length)).toEqual([2, 2]);
  });

  it("rejects only the failing work of a batch", async () => {
    const { write, committed } = await openCounters();
    await write("b");
    const results = await Promise.allSettled(["a", "b", "c"].map(write));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await committed()).toEqual(["a", "b", "c"]);
    await expect(write("b")).rejects.toThrow(/unique/i);
  });

  it("rejects the whole batch when the database is unavailable, without retries, and then continues", async () => {
    const { world, write, committed } = await openCounters();
    world.busy = true;
    const results = await Promise.allSettled(["a", "b"].map(write));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(world).toMatchObject({ batches: [], locks: 1 });
    world.busy = false;
    await write("c");
    expect(await committed()).toEqual(["c"]);
  });

  it("resolves only when the rows are visible to others", async () => {
    const { write, committed } = await openCounters();
    const seen = await Promise.all(["a", "b", "c"].map((name) => write(name).then(committed)));
    expect(seen).toEqual(Array(3).fill(["a", "b", "c"]));
  });

  it("splits a large batch into several commits", async () => {
    const { world, write, committed } = await openCounters();
    await Promise.all(Array.from({ length: 250 }, (_, place) => write(`${place}`)));
    expect(world.batches.map((batch) => batch.length)).toEqual([100, 100, 50]);
    expect(await committed()).toHaveLength(250);
  });
});
