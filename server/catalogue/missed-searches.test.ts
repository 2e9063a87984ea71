import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQuietLog } from "../../test/quiet-log.ts";
import { createMissedSearchCounter } from "./missed-searches.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(add = async () => undefined) {
  const stored: [words: string, searches: number][][] = [];
  const log = createQuietLog();
  const missedSearches = {
    async add(counts: ReadonlyMap<string, number>) {
      stored.push([...counts]);
      await add();
    },
    list: async () => [],
  };
  const counter = createMissedSearchCounter({
    store: { missedSearches },
    now: () => 5,
    log: log as never,
  });
  return { ...counter, stored, log };
}

it("stores the searches of a minute at once, and nothing while there are none", async () => {
  const { count, close, stored } = open();
  for (const query of ["Hulajnoga", "hulajnoga!", "rower", "anna@poczta.pl"]) count(query);
  expect(stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  const minute = [
    ["hulajnoga", 2],
    ["rower", 1],
  ];
  expect(stored).toEqual([minute]);
  await vi.advanceTimersByTimeAsync(600_000);
  await close();
  expect(stored).toEqual([minute]);
});

it("stores what is left when the shop closes, and at most two hundred words at once", async () => {
  const { count, close, stored } = open();
  for (let number = 0; number < 1000; number += 1) count(`rower ${number}`);
  count("rower 0");
  await close();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toHaveLength(200);
  expect(stored[0]![0]).toEqual(["rower 0", 2]);
});

it("goes on after a failure, which is logged without the words", async () => {
  const { count, close, stored, log } = open(async () => {
    throw new Error("database is locked");
  });
  count("hulajnoga");
  await vi.advanceTimersByTimeAsync(60_000);
  count("rower");
  await close();
  expect(stored).toEqual([[["hulajnoga", 1]], [["rower", 1]]]);
  expect(log.of("warn")).toHaveLength(2);
  expect(JSON.stringify(log.of("warn"))).not.toContain("hulajnoga");
});
