import { expect, it } from "vitest";
import { openCommandLine } from "../../test/programs/command-line.ts";

it("shows what was looked for without results, the most frequent first", async () => {
  const { run, store } = await openCommandLine();
  expect((await run("search", "--missed")).out).toMatch(/nikt nie szukał niczego/);
  const now = Date.now();
  const counts = [
    ["rower", 2],
    ["hulajnoga", 12],
  ] as const;
  await store.missedSearches.add(new Map(counts), now);
  await store.missedSearches.add(new Map([["tramwaj", 99]]), now - 40 * 86_400_000);
  const { out } = await run("search", "--missed");
  expect(out).toMatch(/12 × hulajnoga +ostatnio \d{4}-\d\d-\d\d\n +2 × rower/);
  expect(out).not.toContain("tramwaj");
  const since = ["--since", "2020-01-01"];
  const listed = JSON.parse((await run("search", "--missed", ...since, "--json")).out) as object;
  expect(listed).toMatchObject({
    since: "2020-01-01",
    missed: [{ words: "tramwaj", searches: 99 }, { words: "hulajnoga" }, { words: "rower" }],
  });
  for (const args of [[], ["--missed", "--since", "wczoraj"]])
    expect((await run("search", ...args)).code).toBe(2);
});
