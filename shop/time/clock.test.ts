import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findClockError, type ClockReadings } from "./clock.ts";

const day = 86_400_000;
const sevenYears = 7 * 365 * day;
const now = Date.UTC(2026, 10, 21);
const none = { trustedAt: undefined, newestRow: undefined, serverNow: undefined };

const errorOf = (readings: Partial<ClockReadings>) => findClockError({ ...none, now, ...readings });

describe("a clock", () => {
  it("agrees with a new shop, and with recent runs and rows", () => {
    expect(errorOf({})).toBeUndefined();
    expect(errorOf({ trustedAt: now - day, newestRow: now - 300 * day })).toBeUndefined();
    expect(errorOf({ newestRow: now - 7 * day, serverNow: now + 59_000 })).toBeUndefined();
  });

  it("is ahead when it leapt since the last run, or since the newest row of a shop without one", () => {
    const ms = sevenYears;
    expect(errorOf({ trustedAt: now - sevenYears })).toEqual({ kind: "ahead", ms });
    expect(errorOf({ newestRow: now - sevenYears })).toEqual({ kind: "ahead", ms });
    // Orders that were accepted after the leap prove nothing.
    expect(errorOf({ trustedAt: now - sevenYears, newestRow: now })).toMatchObject({ ms });
  });

  it("is behind when a run or a row is later", () => {
    const error = { kind: "behind", ms: sevenYears };
    expect(errorOf({ trustedAt: now + sevenYears })).toEqual(error);
    expect(errorOf({ trustedAt: now, newestRow: now + sevenYears })).toEqual(error);
  });

  it("differs from the database server's, whatever the rows say", () => {
    const serverNow = now - sevenYears;
    const error = { kind: "differs", ms: sevenYears };
    expect(errorOf({ serverNow, trustedAt: now, newestRow: now })).toEqual(error);
  });

  it("is never accepted when it is more than a week off from all that is known", () => {
    const offset = fc.integer({ min: 7 * day + 1, max: 100 * 365 * day });
    const known = fc.constantFrom<keyof ClockReadings>("trustedAt", "newestRow", "serverNow");
    fc.assert(
      fc.property(offset, fc.boolean(), known, (ms, ahead, name) => {
        expect(errorOf({ [name]: ahead ? now - ms : now + ms })).toMatchObject({ ms });
      }),
    );
  });
});
