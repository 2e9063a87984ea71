const minute = 60_000;
const hour = 60 * minute;

/** PayU cancels an attempt that is not paid by then. */
export const attemptValidityMs = 24 * hour;

export const firstCheckMs = 2 * minute;
/** Since the start of the attempt; later checks follow every hour. */
const firstChecks = [firstCheckMs, 10 * minute, hour];

/** PayU's final status of an expired attempt may come this much later. */
const graceMs = 6 * hour;

/**
 * Returns when to ask PayU again about an attempt that started at `startedAt`; undefined when its
 * end should have been known long ago.
 */
export function nextCheck(startedAt: number, now: number): number | undefined {
  if (now > startedAt + attemptValidityMs + graceMs) return undefined;
  const next = firstChecks.map((pause) => startedAt + pause).find((at) => at > now);
  return next ?? now + hour;
}
