import { dayMs } from "../../time/durations.ts";
import type { Grosze } from "../../price.ts";
import { atWarsawTime, toWarsawDay } from "../../time/warsaw-time.ts";

export type Offer = { price: Grosze; regularPrice?: Grosze };

/**
 * How long a product was offered at one price; no period lasts while it was not on sale. Its `cut` is
 * the first step of the running reduction, with the lowest price of the 30 days before.
 */
export type PricePeriod = Offer & {
  since: number;
  until?: number;
  cut?: { at: number; lowestPrice: Grosze };
};

const windowDays = 30;
/** A reduction goes on after a pause of sale that is no longer. */
const maxPauseMs = windowDays * dayMs;

export type PriceWindow = { start: number; end: number };

/** The 30 days that end the day before, in Poland's time. */
export function findPriceWindow(at: number): PriceWindow {
  const day = Date.parse(toWarsawDay(at));
  return { start: startOfDay(day - windowDays * dayMs), end: startOfDay(day) };
}

function startOfDay(day: number): number {
  return atWarsawTime(new Date(day).toISOString().slice(0, 10), "00:00");
}

export function isSameOffer(one: Offer | undefined, other: Offer | undefined): boolean {
  return one?.price === other?.price && one?.regularPrice === other?.regularPrice;
}

/** @param history earlier periods of the product, in order; at least those of the window */
export function beginPeriod(
  history: readonly PricePeriod[],
  { price, regularPrice }: Offer,
  since: number,
  window: PriceWindow,
): PricePeriod {
  const period = { since, price, ...(regularPrice !== undefined && { regularPrice }) };
  if (regularPrice === undefined || price >= regularPrice) return period;
  const last = history.at(-1);
  if (last && isNextStep(last, price, since)) return { ...period, cut: last.cut! };
  const lowestOfDays = findLowestPrice(history, window);
  if (lowestOfDays === undefined) return period;
  const today = { start: window.end, end: Infinity };
  const lowestToday = findLowestPrice(withoutCut(history, price, since), today);
  const lowestPrice = Math.min(lowestOfDays, lowestToday ?? Infinity);
  if (price >= lowestPrice) return period;
  return { ...period, cut: { at: since, lowestPrice } };
}

function isNextStep(last: PricePeriod, price: Grosze, at: number): boolean {
  return last.cut !== undefined && price <= last.price && at - (last.until ?? at) <= maxPauseMs;
}

/**
 * Leaves out the periods since which the price stands already, without a pause: they are the cut, and
 * its regular price follows now.
 */
function withoutCut(
  history: readonly PricePeriod[],
  price: Grosze,
  at: number,
): readonly PricePeriod[] {
  const last = history.at(-1);
  if (last?.price !== price || (last.until ?? at) !== at) return history;
  return withoutCut(history.slice(0, -1), price, last.since);
}

export function findLowestPrice(
  history: readonly PricePeriod[],
  { start, end }: PriceWindow,
): Grosze | undefined {
  const inWindow = history.filter(
    ({ since, until = Infinity }) =>
      // A period that ends before it begins was recorded by a clock that ran ahead.
      (since < end || since > until) && until > start,
  );
  return inWindow.length > 0 ? Math.min(...inWindow.map(({ price }) => price)) : undefined;
}
