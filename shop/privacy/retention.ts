import { confirmationLinkTtlMs } from "../newsletter/newsletter.ts";
import { parseWarsawTime, toWarsawClock } from "../text/warsaw-time.ts";

const dayMs = 86_400_000;

/** How long the privacy policy lets each thing be kept. */
const sentMailDays = 30;
const messageMonths = 12;

/** Milliseconds since 1970: what came before these moments is forgotten. */
export type Cutoffs = {
  /** Orders accepted, and withdrawals received. */
  orders: number;
  /** Messages and mail files; newsletters that ended. */
  messages: number;
  /** Texts of mails that were sent. */
  sentMails: number;
  /** Newsletter sign-ups that nobody confirmed. */
  signups: number;
};

/** `taxRecordYears` as in the shop's configuration. */
export function calculateCutoffs(now: number, taxRecordYears: number): Cutoffs {
  const year = toWarsawClock(now).getUTCFullYear();
  return {
    // The tax on a sale falls due in the year after it, and the term runs from that year's end.
    orders: startOfYear(year - taxRecordYears - 1),
    messages: monthsBefore(now, messageMonths),
    sentMails: now - sentMailDays * dayMs,
    signups: now - confirmationLinkTtlMs,
  };
}

/** When an order that was accepted at this moment may be forgotten. */
export function calculateOrderExpiry(acceptedAt: number, taxRecordYears: number): number {
  return startOfYear(toWarsawClock(acceptedAt).getUTCFullYear() + taxRecordYears + 2);
}

function startOfYear(year: number): number {
  return parseWarsawTime(`${year}-01-01 00:00:00`)!;
}

/** The same day and hour in Poland; where the month is shorter, its last day. */
function monthsBefore(now: number, months: number): number {
  const clock = toWarsawClock(now);
  const day = clock.getUTCDate();
  clock.setUTCDate(1);
  clock.setUTCMonth(clock.getUTCMonth() - months);
  const daysInMonth = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 1, 0));
  clock.setUTCDate(Math.min(day, daysInMonth.getUTCDate()));
  return parseWarsawTime(clock.toISOString().slice(0, 19).replace("T", " "))!;
}
