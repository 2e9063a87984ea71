import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consume, secondsUntilNext } from "./budgets.ts";
import { floodLimits, limits, type Budget } from "./limits.ts";

const budget = fc.record({
  burst: fc.integer({ min: 1, max: 50 }),
  intervalMs: fc.integer({ min: 1, max: 60_000 }),
});
/** Milliseconds between requests. */
const pauses = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 200 });

/** When each request came, and whether it was admitted. */
function query(limit: Budget, waits: readonly number[]) {
  let now = 1_000_000;
  let resetAt = 0;
  return waits.map((wait) => {
    now += wait;
    const response = consume(resetAt, limit.intervalMs, limit, now);
    const before = resetAt;
    resetAt = response.resetAt;
    return { now, before, ...response };
  });
}

describe("a rate limit", () => {
  it("is never exceeded in any time window", () => {
    fc.assert(
      fc.property(budget, pauses, (limit, waits) => {
        const times = query(limit, waits).flatMap(({ admitted, now }) => (admitted ? [now] : []));
        times.forEach((start, first) => {
          times.slice(first).forEach((end, more) => {
            expect(more + 1).toBeLessThanOrEqual(
              limit.burst + Math.floor((end - start) / limit.intervalMs),
            );
          });
        });
      }),
    );
  });

  it("admits clients that keep to it, and a rejection costs nothing", () => {
    fc.assert(
      fc.property(budget, pauses, (limit, waits) => {
        for (const { admitted, now, before, resetAt } of query(limit, waits)) {
          const left = limit.burst - Math.max(0, before - now) / limit.intervalMs;
          expect(admitted).toBe(left >= 1);
          if (!admitted) expect(resetAt).toBe(before);
        }
      }),
    );
  });

  it("admits a client after the announced wait, and is full after a rest", () => {
    fc.assert(
      fc.property(budget, pauses, (limit, waits) => {
        for (const { admitted, now, resetAt } of query(limit, waits)) {
          if (admitted) continue;
          const later = now + secondsUntilNext(resetAt, limit, now) * 1000;
          expect(consume(resetAt, limit.intervalMs, limit, later).admitted).toBe(true);
          const rested = resetAt + 1;
          const again = query(limit, [0, ...Array.from({ length: limit.burst }, () => 0)]);
          expect(consume(resetAt, limit.burst * limit.intervalMs, limit, rested).admitted).toBe(
            true,
          );
          expect(again.filter((each) => each.admitted)).toHaveLength(limit.burst);
        }
      }),
    );
  });
});

describe("the shop's limits", () => {
  it.each([...Object.entries(limits), ...Object.entries(floodLimits)])(
    "allow a retry within the minute that Retry-After promises: %s",
    (_, { intervalMs }) => expect(intervalMs).toBeLessThanOrEqual(60_000),
  );

  it("let a school class order within five minutes, and stop a hundred forms in ten seconds", () => {
    const every = (count: number, ms: number) => Array.from({ length: count }, () => ms / count);
    const admitted = (waits: number[]) =>
      query(limits.order, waits).filter((each) => each.admitted).length;
    expect(admitted(every(30, 300_000))).toBe(30);
    expect(admitted(every(100, 10_000))).toBeLessThanOrEqual(20);
    expect(admitted([...every(100, 10_000), 60_000])).toBe(admitted(every(100, 10_000)) + 1);
  });
});
