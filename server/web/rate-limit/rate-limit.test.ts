import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secondsUntilNext, spend, type Budget } from "./rate-limit.ts";
import { floodLimit, limits } from "./limits.ts";

const budget = fc.record({
  atOnce: fc.integer({ min: 1, max: 50 }),
  everyMs: fc.integer({ min: 1, max: 60_000 }),
});
/** Milliseconds between one request and the next. */
const pauses = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 200 });

/** When each request came, and whether it was admitted. */
function ask(limit: Budget, waits: readonly number[]) {
  let now = 1_000_000;
  let wholeAt = 0;
  return waits.map((wait) => {
    now += wait;
    const answer = spend(wholeAt, limit.everyMs, limit, now);
    const before = wholeAt;
    wholeAt = answer.wholeAt;
    return { now, before, ...answer };
  });
}

describe("a budget", () => {
  it("is never exceeded, whichever stretch of time one looks at", () => {
    fc.assert(
      fc.property(budget, pauses, (limit, waits) => {
        const times = ask(limit, waits).flatMap(({ admitted, now }) => (admitted ? [now] : []));
        times.forEach((start, first) => {
          times.slice(first).forEach((end, more) => {
            expect(more + 1).toBeLessThanOrEqual(
              limit.atOnce + Math.floor((end - start) / limit.everyMs),
            );
          });
        });
      }),
    );
  });

  it("refuses nobody who keeps to it, and nothing is worse for having been refused", () => {
    fc.assert(
      fc.property(budget, pauses, (limit, waits) => {
        for (const { admitted, now, before, wholeAt } of ask(limit, waits)) {
          const left = limit.atOnce - Math.max(0, before - now) / limit.everyMs;
          expect(admitted).toBe(left >= 1);
          if (!admitted) expect(wholeAt).toBe(before);
        }
      }),
    );
  });

  it("admits whoever has waited as long as was said, and is whole after a rest", () => {
    fc.assert(
      fc.property(budget, pauses, (limit, waits) => {
        for (const { admitted, now, wholeAt } of ask(limit, waits)) {
          if (admitted) continue;
          const later = now + secondsUntilNext(wholeAt, limit, now) * 1000;
          expect(spend(wholeAt, limit.everyMs, limit, later).admitted).toBe(true);
          const rested = wholeAt + 1;
          const again = ask(limit, [0, ...Array.from({ length: limit.atOnce }, () => 0)]);
          expect(spend(wholeAt, limit.atOnce * limit.everyMs, limit, rested).admitted).toBe(true);
          expect(again.filter((each) => each.admitted)).toHaveLength(limit.atOnce);
        }
      }),
    );
  });
});

describe("the shop's limits", () => {
  it.each(Object.entries({ ...limits, flood: floodLimit }))(
    "are over within the minute that a refused visitor is told of: %s",
    (_, { everyMs }) => expect(everyMs).toBeLessThanOrEqual(60_000),
  );

  it("let a school class order within five minutes, and stop a hundred forms in ten seconds", () => {
    const every = (count: number, ms: number) => Array.from({ length: count }, () => ms / count);
    const admitted = (waits: number[]) =>
      ask(limits.order, waits).filter((each) => each.admitted).length;
    expect(admitted(every(30, 300_000))).toBe(30);
    expect(admitted(every(100, 10_000))).toBeLessThanOrEqual(20);
    expect(admitted([...every(100, 10_000), 60_000])).toBe(admitted(every(100, 10_000)) + 1);
  });
});
