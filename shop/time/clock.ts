import { dayMs, minuteMs } from "./durations.ts";

export const clockToleranceMs = minuteMs;
/** A machine that was off for longer needs the owner's word that its clock is right. */
const maxGapMs = 7 * dayMs;

export type ClockReadings = {
  now: number;
  trustedAt: number | undefined;
  newestRow: number | undefined;
  serverNow: number | undefined;
};

export type ClockError = { kind: "behind" | "ahead" | "differs"; ms: number };

/**
 * Compares the clock with what the shop knows about the time. Nothing may be erased by a clock that
 * is wrong; undefined means that it agrees.
 */
export function findClockError(readings: ClockReadings): ClockError | undefined {
  const { now, trustedAt, newestRow, serverNow } = readings;
  if (serverNow !== undefined && Math.abs(now - serverNow) > clockToleranceMs) {
    return { kind: "differs", ms: Math.abs(now - serverNow) };
  }
  const latest = Math.max(trustedAt ?? -Infinity, newestRow ?? -Infinity);
  if (latest - now > clockToleranceMs) return { kind: "behind", ms: latest - now };
  const known = trustedAt ?? newestRow ?? now;
  return now - known > maxGapMs ? { kind: "ahead", ms: now - known } : undefined;
}
