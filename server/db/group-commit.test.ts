import { describe, expect, it } from "vitest";
import { openTemporaryStore } from "../../test/temporary-store.ts";
import { createGroupCommit } from "./group-commit.ts";

/** Counters by name, one per work item; `batches` are those that reached the database. */
async function openCounters() {
  const { db, store } = await openTemporaryStore();
  const world = { batches: [] as string[][], locks: 0, busy: false };
  const keep = createGroupCommit<string, string>(db, {
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
  const kept = async () =>
    (await db.selectFrom("counters").select("name").orderBy("name").execute())
      .map(({ name }) => name)
      .filter((name) => name !== "order_number");
  return { world, store, keep, kept };
}

describe("committing together", () => {
  it("shares one commit among what comes at the same moment, and answers each with its own", async () => {
    const { world, keep, kept } = await openCounters();
    expect(await Promise.all(["a", "b", "c"].map(keep))).toEqual(["a kept", "b kept", "c kept"]);
    expect(world.batches).toEqual([["a", "b", "c"]]);
    expect(await kept()).toEqual(["a", "b", "c"]);
  });

  it("collects what comes while a commit is under way for the next one", async () => {
    const { world, keep } = await openCounters();
    const later: Promise<string>[] = [];
    const first = keep("a").then(() => later.push(keep("d")));
    const second = keep("b").then(() => later.push(keep("c")));
    await Promise.all([first, second]);
    await Promise.all(later);
    expect(world.batches.map((batch) => batch.length)).toEqual([2, 2]);
  });

  it("refuses alone what cannot be written, and keeps the others of its batch", async () => {
    const { keep, kept } = await openCounters();
    await keep("b");
    const results = await Promise.allSettled(["a", "b", "c"].map(keep));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await kept()).toEqual(["a", "b", "c"]);
    await expect(keep("b")).rejects.toThrow(/unique/i);
  });

  it("refuses all when the database cannot be had, tries no part again, and goes on afterwards", async () => {
    const { world, keep, kept } = await openCounters();
    world.busy = true;
    const results = await Promise.allSettled(["a", "b"].map(keep));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(world).toMatchObject({ batches: [], locks: 1 });
    world.busy = false;
    await keep("c");
    expect(await kept()).toEqual(["c"]);
  });

  it("answers nobody before the rows are there for everybody", async () => {
    const { keep, kept } = await openCounters();
    const seen = await Promise.all(["a", "b", "c"].map((name) => keep(name).then(kept)));
    expect(seen).toEqual(Array(3).fill(["a", "b", "c"]));
  });

  it("commits what is too much for one commit in several", async () => {
    const { world, keep, kept } = await openCounters();
    await Promise.all(Array.from({ length: 250 }, (_, place) => keep(`${place}`)));
    expect(world.batches.map((batch) => batch.length)).toEqual([100, 100, 50]);
    expect(await kept()).toHaveLength(250);
  });
});
