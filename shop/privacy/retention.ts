import { confirmationLinkTtlMs } from "../newsletter/newsletter.ts";
import { atWarsawTime, parseWarsawTime, toWarsawClock } from "../time/warsaw-time.ts";
import { dayMs } from "../time/durations.ts";

/** How long an order or a withdrawal may take. */
export const openDays = 60;
const sentMailDays = 30;
/** Prices are proof of what a reduction said. */
const priceDays = 400;
const messageMonths = 12;
const missedSearchMonths = 12;

/** Data older than these times (milliseconds since 1970) are erased. */
export type Cutoffs = {
  orders: number;
  messages: number;
  sentMails: number;
  signups: number;
  openWithdrawals: number;
  prices: number;
  missedSearches: number;
};

export function calculateCutoffs(now: number, taxRecordYears: number): Cutoffs {
  const year = toWarsawClock(now).getUTCFullYear();
  return {
    // Tax is due in the year after the sale; the period runs from the end of that year.
    orders: startOfYear(year - taxRecordYears - 1),
    messages: subtractMonths(now, messageMonths),
    sentMails: now - sentMailDays * dayMs,
    signups: now - confirmationLinkTtlMs,
    prices: now - priceDays * dayMs,
    missedSearches: subtractMonths(now, missedSearchMonths),
    openWithdrawals: now - openDays * dayMs,
  };
}

export function calculateOrderExpiry(acceptedAt: number, taxRecordYears: number): number {
  return startOfYear(toWarsawClock(acceptedAt).getUTCFullYear() + taxRecordYears + 2);
}

function startOfYear(year: number): number {
  return atWarsawTime(`${year}-01-01`, "00:00");
}

function subtractMonths(now: number, months: number): number {
  const clock = toWarsawClock(now);
  const day = clock.getUTCDate();
  clock.setUTCDate(1);
  clock.setUTCMonth(clock.getUTCMonth() - months);
  const daysInMonth = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 1, 0));
  clock.setUTCDate(Math.min(day, daysInMonth.getUTCDate()));
  return parseWarsawTime(clock.toISOString().slice(0, 19).replace("T", " "))!;
}
