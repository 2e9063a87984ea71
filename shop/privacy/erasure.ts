import { calculateOrderExpiry, openDays } from "./retention.ts";
import { dayMs } from "../time/durations.ts";

export type ErasureAction = "keep" | "redact" | "anonymise";

type OrderDates = { acceptedAt: number; completedAt: number | null; cancelledAt: number | null };

export function chooseErasureAction(
  order: OrderDates,
  now: number,
  taxRecordYears: number,
): ErasureAction {
  const ended = order.completedAt !== null || order.cancelledAt !== null;
  if (!ended && isRecent(order.acceptedAt, now)) return "keep";
  return now < calculateOrderExpiry(order.acceptedAt, taxRecordYears) ? "redact" : "anonymise";
}

export function isRecent(time: number, now: number): boolean {
  return now < time + openDays * dayMs;
}

/** Finds exactly this e-mail: `anna@x.pl`, not `joanna@x.pl` or `anna@x.pl.com`. */
export function mentionsEmail(text: string, email: string): boolean {
  const [haystack, needle] = [text.toLowerCase(), email.toLowerCase()];
  for (
    let index = haystack.indexOf(needle);
    index >= 0;
    index = haystack.indexOf(needle, index + 1)
  ) {
    const continues = /[\p{L}\p{N}._%+-]$/u.test(haystack.slice(Math.max(0, index - 2), index));
    if (!continues && !/^\.?[\p{L}\p{N}-]/u.test(haystack.slice(index + needle.length)))
      return true;
  }
  return false;
}
