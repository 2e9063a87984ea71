import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pauseAfter } from "./retry-schedule.ts";

const hour = 3_600_000;

describe("the pause after a failed attempt", () => {
  it("grows from seconds to an hour", () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => pauseAfter(attempts, 0.5));
    expect(pauses).toEqual([5000, 15_000, 60_000, 300_000, 900_000, hour, hour]);
  });

  it("ends after two days of hourly attempts, or when it is told to", () => {
    expect(pauseAfter(53, 0.5)).toBe(hour);
    expect(pauseAfter(54, 0.5)).toBeUndefined();
    expect(pauseAfter(54, 0.5, 49)).toBe(hour);
    expect(pauseAfter(55, 0.5, 49)).toBeUndefined();
  });

  it("varies by at most a fifth", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 53 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, chance) => {
          const share = pauseAfter(attempts, chance)! / pauseAfter(attempts, 0.5)!;
          expect(share).toBeGreaterThanOrEqual(0.8);
          expect(share).toBeLessThanOrEqual(1.2);
        },
      ),
    );
    expect(pauseAfter(1, 0)).not.toBe(pauseAfter(1, 0.99));
  });
});
