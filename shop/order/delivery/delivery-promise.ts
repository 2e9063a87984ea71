import {
  atWarsawTime,
  formatWarsawDay,
  toWarsawClock,
  toWarsawDay,
} from "../../time/warsaw-time.ts";
import { isWorkingDay } from "../../time/working-days.ts";
import type { ShopConfig } from "../../shop-config.ts";
import { dayMs } from "../../time/durations.ts";

export type DeliveryTerms = Pick<ShopConfig, "times" | "deliveryOptions" | "closedDays">;

/** The last day of delivery of every parcel that is ordered before a cut-off. */
export type DeliveryPromises = {
  orderBefore: number;
  /** Noon of that day, by the id of the delivery option; personal pickup has none. */
  deliveredBy: Readonly<Record<string, number>>;
};

const weekdays = ["niedzielę", "poniedziałek", "wtorek", "środę", "czwartek", "piątek", "sobotę"];
const genitives = ["niedzieli", "poniedziałku", "wtorku", "środy", "czwartku", "piątku", "soboty"];
const dayAndMonth = new Intl.DateTimeFormat("pl-PL", {
  day: "numeric",
  month: "long",
  timeZone: "Europe/Warsaw",
});

/**
 * Orders before the cut-off of a working day are dispatched on that day; a parcel takes at most its
 * longest time from there.
 */
export function promiseDelivery(now: number, terms: DeliveryTerms): DeliveryPromises {
  const closed = new Set(terms.closedDays);
  const isOpen = (noon: number) => isWorkingDay(noon) && !closed.has(formatWarsawDay(noon));
  const cutOff = (noon: number) => atWarsawTime(toWarsawDay(noon), terms.times.cutOff);
  let noon = atWarsawTime(toWarsawDay(now), "12:00");
  while (!isOpen(noon) || cutOff(noon) <= now) noon += dayMs;
  const parcels = terms.deliveryOptions.filter(({ workingDays }) => workingDays);
  const days = parcels.map(({ id, workingDays }) => [
    id,
    addOpenDays(noon, workingDays![1], isOpen),
  ]);
  return { orderBefore: cutOff(noon), deliveredBy: Object.fromEntries(days) };
}

function addOpenDays(noon: number, count: number, isOpen: (noon: number) => boolean): number {
  let day = noon;
  for (let days = 0; days < count; days += isOpen(day) ? 1 : 0) day += dayMs;
  return atWarsawTime(toWarsawDay(day), "12:00");
}

/** `w środę 25 listopada` */
export function formatPromisedDay(at: number): string {
  const weekday = weekdays[toWarsawClock(at).getUTCDay()]!;
  const preposition = weekday.startsWith("wt") ? "we" : "w";
  return `${preposition} ${weekday} ${dayAndMonth.format(at)}`;
}

/** `do środy 25 listopada` */
export function formatUntilDay(at: number): string {
  const weekday = genitives[toWarsawClock(at).getUTCDay()]!;
  return `do ${weekday} ${dayAndMonth.format(at)}`;
}
