import { expect, it } from "vitest";
import { pauseBeforeSync } from "./call-rate.ts";

/** Syncs of `calls` calls as often as allowed; returns the longest time between two. */
function longestGap(calls: number, first: number): number {
  let now = 0;
  let made = Array.from({ length: first }, () => 0);
  let gap = 0;
  while (now < 300_000) {
    const rest = Math.max(1000, pauseBeforeSync(calls, made, now));
    expect(Number.isInteger(rest)).toBe(true);
    gap = Math.max(gap, rest);
    now += rest;
    made = [...made, ...Array.from({ length: calls }, () => now)];
    expect(made.filter((at) => at > now - 60_000).length).toBeLessThanOrEqual(60);
  }
  return gap;
}

it("spreads the calls left after a first sync so that no refresh waits for a minute", () => {
  expect(longestGap(1, 8)).toBeLessThan(2000);
  expect(longestGap(3, 32)).toBeLessThan(9000);
  expect(longestGap(21, 0)).toBeLessThan(62_000);
});
