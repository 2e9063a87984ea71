import { parseWarsawTime, toWarsawClock } from "../text/warsaw-time.ts";
import { isWorkingDay } from "../text/working-days.ts";
import type { DeliveryOption, ShopConfig } from "../shop-config.ts";

export type DeliveryTerms = Pick<ShopConfig, "times" | "deliveryOptions" | "closedDays">;

/** The last day of delivery for every order before a cut-off. */
export type DeliveryPromise = {
  orderBefore: number;
  /** Noon of that day. */
  deliveredBy: number;
};

const dayMs = 86_400_000;
const weekdays = ["niedzielę", "poniedziałek", "wtorek", "środę", "czwartek", "piątek", "sobotę"];
const dayAndMonth = new Intl.DateTimeFormat("pl-PL", {
  day: "numeric",
  month: "long",
  timeZone: "Europe/Warsaw",
});

/**
 * Orders before the cut-off of a working day are dispatched on that day; the slowest parcel takes
 * its longest time from there. Undefined where an option does not say how long it takes.
 */
export function promiseDelivery(now: number, terms: DeliveryTerms): DeliveryPromise | undefined {
  const longest = findLongestDelivery(terms.deliveryOptions);
  if (longest === undefined) return undefined;
  const closed = new Set(terms.closedDays);
  const isOpen = (noon: number) => isWorkingDay(noon) && !closed.has(formatClosedDay(noon));
  const cutOff = (noon: number) => atTime(noon, terms.times.cutOff);
  let noon = atTime(now, "12:00");
  while (!isOpen(noon) || cutOff(noon) <= now) noon += dayMs;
  const orderBefore = cutOff(noon);
  for (let days = 0; days < longest; days += isOpen(noon) ? 1 : 0) noon += dayMs;
  return { orderBefore, deliveredBy: atTime(noon, "12:00") };
}

/**
 * Names both days with their dates, so that the sentence stays true in a page that is open for
 * days.
 */
export function formatPromise({ orderBefore, deliveredBy }: DeliveryPromise, cutOff: string) {
  return {
    order: `Zamów do\u00a0${cutOff} ${formatDay(orderBefore)}`,
    delivery: `u\u00a0Ciebie najpóźniej ${formatDay(deliveredBy)}`,
  };
}

/** The most working days that a parcel takes; undefined when an option leaves it open. */
export function findLongestDelivery(options: readonly DeliveryOption[]): number | undefined {
  const parcels = options.filter(({ fulfilment }) => fulfilment !== "pickup");
  const days = parcels.map(({ time }) => parseWorkingDays(time));
  if (days.length === 0 || days.includes(undefined)) return undefined;
  return Math.max(...(days as number[]));
}

/** Parses `1–2 dni robocze`, `48 h` and `dostawa następnego dnia` into the longest time in days. */
function parseWorkingDays(time: string): number | undefined {
  if (/następn\p{L}+ dnia/iu.test(time)) return 1;
  const [, count, unit] = /(\d+)\s*(h|godz|dni|dzień)/i.exec(time) ?? [];
  if (!unit) return undefined;
  const days = Number(count) / (/^d/i.test(unit) ? 1 : 24);
  return days <= 30 ? Math.max(1, Math.ceil(days)) : undefined;
}

function formatDay(at: number): string {
  const weekday = weekdays[toWarsawClock(at).getUTCDay()]!;
  const preposition = weekday.startsWith("wt") ? "we" : "w";
  return `${preposition}\u00a0${weekday} ${dayAndMonth.format(at).replace(" ", "\u00a0")}`;
}

/** This time of the day that `at` lies on in Poland. */
function atTime(at: number, time: string): number {
  const date = toWarsawClock(at).toISOString().slice(0, 10);
  return parseWarsawTime(`${date} ${time.padStart(5, "0")}:00`)!;
}

function formatClosedDay(at: number): string {
  return toWarsawClock(at).toISOString().slice(0, 10).split("-").toReversed().join(".");
}
