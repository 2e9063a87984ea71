import { orderKeptUntil } from "./retention.ts";

const dayMs = 86_400_000;

/** Long enough to deliver, to withdraw and to get the money back. */
const openDays = 60;

/**
 * What becomes of an order when its customer asks to be forgotten: nothing while it is under way,
 * the books keep who bought for as long as tax law wants, afterwards nobody knows.
 */
export type OrderFate = "open" | "books" | "nameless";

type Dated = { acceptedAt: number; completedAt: number | null; cancelledAt: number | null };

export function fateOfOrder(order: Dated, now: number, taxRecordYears: number): OrderFate {
  const ended = order.completedAt !== null || order.cancelledAt !== null;
  if (!ended && isRecent(order.acceptedAt, now)) return "open";
  return now < orderKeptUntil(order.acceptedAt, taxRecordYears) ? "books" : "nameless";
}

/** Whether what came in at this moment may still be under way. */
export function isRecent(time: number, now: number): boolean {
  return now < time + openDays * dayMs;
}

/** Whether the text names exactly this address: `anna@x.pl`, not `joanna@x.pl` or `anna@x.pl.com`. */
export function namesAddress(text: string, email: string): boolean {
  const [all, wanted] = [text.toLowerCase(), email.toLowerCase()];
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    const longer = /[\p{L}\p{N}._%+-]$/u.test(all.slice(Math.max(0, at - 2), at));
    if (!longer && !/^\.?[\p{L}\p{N}-]/u.test(all.slice(at + wanted.length))) return true;
  }
  return false;
}
