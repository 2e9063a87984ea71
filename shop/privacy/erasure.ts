import { calculateOrderExpiry } from "./retention.ts";

const dayMs = 86_400_000;

/** Covers delivery, withdrawal and refund. */
const openOrderDays = 60;

/**
 * What to do with an order on an erasure request: keep it while it is open, redact it while tax law
 * requires the record, anonymise it afterwards.
 */
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

/** Whether something received at this time may still be open. */
export function isRecent(time: number, now: number): boolean {
  return now < time + openOrderDays * dayMs;
}

/**
 * Whether the text contains exactly this e-mail: `anna@x.pl`, not `joanna@x.pl` or `anna@x.pl.com`.
 */
export function mentionsEmail(text: string, email: string): boolean {
  const [all, wanted] = [text.toLowerCase(), email.toLowerCase()];
  for (let index = all.indexOf(wanted); index >= 0; index = all.indexOf(wanted, index + 1)) {
    const longer = /[\p{L}\p{N}._%+-]$/u.test(all.slice(Math.max(0, index - 2), index));
    if (!longer && !/^\.?[\p{L}\p{N}-]/u.test(all.slice(index + wanted.length))) return true;
  }
  return false;
}
