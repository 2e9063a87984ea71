import { expect, it } from "vitest";
import { openTemporaryStore } from "../../test/temporary-store.ts";

const morning = Date.UTC(2026, 10, 24, 8);
const day = 86_400_000;

it("adds up searches by words and lists the most frequent first, with their last day", async () => {
  const { missedSearches } = (await openTemporaryStore()).store;
  await missedSearches.add(new Map([["rower", 2]]), morning - day);
  await missedSearches.add(
    new Map([
      ["hulajnoga", 3],
      ["rower", 4],
    ]),
    morning,
  );
  await missedSearches.add(new Map([["rower", 1]]), morning);
  const rower = { words: "rower", searches: 7, lastDay: "2026-11-24" };
  const hulajnoga = { words: "hulajnoga", searches: 3, lastDay: "2026-11-24" };
  expect(await missedSearches.list(morning - day, 9)).toEqual([rower, hulajnoga]);
  expect(await missedSearches.list(morning, 1)).toEqual([{ ...rower, searches: 5 }]);
});

it("stores two hundred words a day, and still counts these beyond it", async () => {
  const { db, store } = await openTemporaryStore();
  const { missedSearches } = store;
  const words = (from: number) =>
    new Map(Array.from({ length: 150 }, (_, index) => [`rower ${from + index}`, 1]));
  await missedSearches.add(words(0), morning);
  await missedSearches.add(words(100), morning);
  await missedSearches.add(
    new Map([
      ["rower 0", 5],
      ["hulajnoga", 9],
    ]),
    morning,
  );
  expect(await db.selectFrom("missed_searches").select("words").execute()).toHaveLength(200);
  expect((await missedSearches.list(morning, 1))[0]).toMatchObject({
    words: "rower 0",
    searches: 6,
  });
  await missedSearches.add(new Map([["hulajnoga", 1]]), morning + day);
  expect(await missedSearches.list(morning + day, 9)).toHaveLength(1);
});
