import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateCutoffs, calculateOrderExpiry } from "./retention.ts";
import { toWarsawClock } from "../time/warsaw-time.ts";

const day = 86_400_000;
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2060, 0, 1) });

describe("an order", () => {
  it("is kept for five years after the year in which its tax was due, in Polish local time", () => {
    const lastOf2026 = Date.UTC(2026, 11, 31, 22, 59, 59);
    expect(calculateOrderExpiry(lastOf2026, 5)).toBe(Date.UTC(2032, 11, 31, 23));
    expect(calculateOrderExpiry(lastOf2026 + 1000, 5)).toBe(Date.UTC(2033, 11, 31, 23));
  });

  it("is erased exactly when its retention period ends", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 10 }), (acceptedAt, years) => {
        const until = calculateOrderExpiry(acceptedAt, years);
        expect(calculateCutoffs(until, years).orders).toBeGreaterThan(acceptedAt);
        expect(calculateCutoffs(until - 1, years).orders).toBeLessThanOrEqual(acceptedAt);
      }),
    );
  });

  it("is kept for six to seven years, including leap years", () => {
    fc.assert(
      fc.property(moment, (acceptedAt) => {
        const kept = calculateOrderExpiry(acceptedAt, 5) - acceptedAt;
        expect(kept).toBeGreaterThan(6 * 365 * day);
        expect(kept).toBeLessThanOrEqual((7 * 365 + 2) * day);
      }),
    );
  });
});

describe("a message", () => {
  const messages = (...time: [number, number, number, number?]) =>
    new Date(calculateCutoffs(Date.UTC(...time), 5).messages).toISOString();

  it("is kept for twelve months to the hour, in Polish local time", () => {
    expect(messages(2026, 10, 21, 20)).toBe("2025-11-21T20:00:00.000Z");
    // The clocks change on the last Sunday of March, which was the 30th in 2025 and is the 29th in 2026.
    expect(messages(2026, 2, 29, 12)).toBe("2025-03-29T13:00:00.000Z");
  });

  it("is kept until the end of February when there is no 29th", () => {
    expect(messages(2028, 1, 29, 12)).toBe("2027-02-28T12:00:00.000Z");
    expect(messages(2029, 1, 28, 12)).toBe("2028-02-28T12:00:00.000Z");
  });

  it("is kept for a year and at most two days more", () => {
    fc.assert(
      fc.property(moment, (now) => {
        const age = now - calculateCutoffs(now, 5).messages;
        expect(age).toBeGreaterThan(365 * day - 2 * 3_600_000);
        expect(age).toBeLessThan(367 * day + 2 * 3_600_000);
      }),
    );
  });

  it("has a cutoff that never decreases", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 400 * day }), (now, later) => {
        const [before, after] = [calculateCutoffs(now, 5), calculateCutoffs(now + later, 5)];
        expect(after.orders).toBeGreaterThanOrEqual(before.orders);
        expect(after.messages).toBeGreaterThanOrEqual(before.messages - 3_600_000);
      }),
    );
  });
});

it("converts to Polish local time in winter and in summer", () => {
  expect(toWarsawClock(Date.UTC(2026, 11, 31, 23, 30)).getUTCFullYear()).toBe(2027);
  expect(toWarsawClock(Date.UTC(2026, 5, 30, 22, 30)).getUTCMonth()).toBe(6);
});
