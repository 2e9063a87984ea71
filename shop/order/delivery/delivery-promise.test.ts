import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryOptions, times } from "../../../shop.config.ts";
import { parseWarsawTime, toWarsawClock } from "../../time/warsaw-time.ts";
import { promiseDelivery, type DeliveryTerms } from "./delivery-promise.ts";
import { createOrderPromise, formatOrderBefore, formatPromise } from "./order-promise.ts";

const at = (text: string) => parseWarsawTime(`${text}:00`)!;
const terms: DeliveryTerms = { times, deliveryOptions, closedDays: [] };
const dayMs = 86_400_000;

/** Public holidays from the calendar, not from the shop's rule. */
const holidays = new Set(
  `
  2026-01-01 2026-01-06 2026-04-05 2026-04-06 2026-05-01 2026-05-03 2026-05-24
  2026-06-04 2026-08-15 2026-11-01 2026-11-11 2026-12-24 2026-12-25 2026-12-26
  2027-01-01 2027-01-06 2027-03-28 2027-03-29 2027-05-01 2027-05-03 2027-05-16
  2027-05-27 2027-08-15 2027-11-01 2027-11-11 2027-12-24 2027-12-25 2027-12-26
  2028-01-01 2028-01-06
  `
    .trim()
    .split(/\s+/),
);
const closings = ["2026-06-05", "2026-12-31", "2027-05-04"];

const [courier] = deliveryOptions;
const promiseCourier = (now: number, any: DeliveryTerms) =>
  createOrderPromise(promiseDelivery(now, any), { ...courier!, ...any.deliveryOptions[0] })!;

const dateOf = (time: number) => toWarsawClock(time).toISOString().slice(0, 10);
const toClosedDay = (date: string) => date.split("-").toReversed().join(".");
const isDayOff = (date: string) =>
  /^(Sat|Sun)/.test(new Date(`${date}T12:00:00Z`).toUTCString()) || holidays.has(date);

/** Dates of the open days after this one, by the calendar alone. */
function openDaysAfter(date: string, closed: readonly string[], count: number): string[] {
  const days: string[] = [];
  for (let noon = Date.parse(`${date}T12:00:00Z`) + dayMs; days.length < count; noon += dayMs) {
    const next = new Date(noon).toISOString().slice(0, 10);
    if (!isDayOff(next) && !closed.includes(next)) days.push(next);
  }
  return days;
}

const moments = fc.integer({ min: at("2026-01-01 00:00"), max: at("2027-12-31 23:59") });
const changes = [at("2026-03-29 03:00"), at("2026-10-25 02:00"), at("2027-03-28 03:00")];
/** Any moment, and more often those near a change of the clock, a holiday or a cut-off. */
const instants = fc.oneof(
  moments,
  fc
    .tuple(fc.constantFrom(...changes, at("2027-10-31 02:00")), fc.integer({ min: -3, max: 3 }))
    .map(([change, days]) => change + days * dayMs),
  fc
    .tuple(fc.constantFrom(...holidays), fc.integer({ min: -50, max: 50 }))
    .map(([date, hours]) => at(`${date} 11:00`) + hours * 3_600_000),
);
const anyTerms = fc
  .record({
    cutOff: fc.constantFrom("11:00", "9:30", "00:00", "23:59"),
    days: fc.integer({ min: 1, max: 5 }),
    closed: fc.subarray(closings),
  })
  .map(({ cutOff, days, closed }) => ({
    closed,
    days,
    terms: {
      times: { ...times, cutOff },
      deliveryOptions: deliveryOptions.map((option) => ({
        ...option,
        workingDays: [1, days] as const,
      })),
      closedDays: closed.map(toClosedDay),
    },
  }));

describe("the delivery date, over two years", () => {
  it("is the longest number of working days after a dispatch on a working day", () => {
    fc.assert(
      fc.property(instants, anyTerms, (now, { terms: any, days, closed }) => {
        const { orderBefore, deliveredBy } = promiseCourier(now, any);
        const dispatched = dateOf(orderBefore);
        expect(orderBefore).toBeGreaterThan(now);
        expect(isDayOff(dispatched) || closed.includes(dispatched)).toBe(false);
        expect(toWarsawClock(orderBefore).toISOString().slice(11, 16)).toBe(
          any.times.cutOff.padStart(5, "0"),
        );
        expect(dateOf(deliveredBy)).toBe(openDaysAfter(dispatched, closed, days).at(-1));
        expect(isDayOff(dateOf(deliveredBy))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("skips no cut-off", () => {
    fc.assert(
      fc.property(instants, anyTerms, (now, { terms: any, closed }) => {
        const before = dateOf(now - dayMs);
        const next = openDaysAfter(before, closed, 2).map((date) =>
          at(`${date} ${any.times.cutOff.padStart(5, "0")}`),
        );
        expect(promiseDelivery(now, any).orderBefore).toBe(next.find((cutOff) => cutOff > now));
      }),
      { numRuns: 2000 },
    );
  });

  it("never becomes earlier", () => {
    fc.assert(
      fc.property(instants, instants, anyTerms, (one, other, { terms: any }) => {
        const first = promiseCourier(Math.min(one, other), any);
        const second = promiseCourier(Math.max(one, other), any);
        expect(second.orderBefore).toBeGreaterThanOrEqual(first.orderBefore);
        expect(second.deliveredBy).toBeGreaterThanOrEqual(first.deliveredBy);
      }),
    );
  });

  it("stays the same until the cut-off and changes with it", () => {
    fc.assert(
      fc.property(instants, anyTerms, (now, { terms: any }) => {
        const promise = promiseCourier(now, any);
        expect(promiseCourier(promise.orderBefore - 1, any)).toEqual(promise);
        const next = promiseCourier(promise.orderBefore, any);
        expect(next.orderBefore).toBeGreaterThan(promise.orderBefore);
        expect(next.deliveredBy).toBeGreaterThan(promise.deliveredBy);
        expect(formatOrderBefore(next)).not.toEqual(formatOrderBefore(promise));
      }),
    );
  });
});

describe("the sentence with the date", () => {
  const text = (now: number, closedDays: readonly string[] = []) => {
    const promise = promiseCourier(now, { ...terms, closedDays });
    const arrival = formatPromise(promise, "on-delivery", { takesOnlinePayments: false }).text;
    return `Zamów ${formatOrderBefore(promise)}, u Ciebie ${arrival}`;
  };

  it.each([
    ["before the cut-off", "2026-11-23 10:59", "poniedziałek 23 listopada", "środę 25 listopada"],
    ["at the cut-off", "2026-11-23 11:00", "wtorek 24 listopada", "czwartek 26 listopada"],
    ["at midnight", "2026-11-24 00:00", "wtorek 24 listopada", "czwartek 26 listopada"],
    ["on Friday after it", "2026-11-27 11:00", "poniedziałek 30 listopada", "środę 2 grudnia"],
    ["before Christmas", "2026-12-22 18:00", "środę 23 grudnia", "wtorek 29 grudnia"],
    ["on Christmas Eve", "2026-12-24 09:00", "poniedziałek 28 grudnia", "środę 30 grudnia"],
    ["before Easter", "2027-03-25 12:00", "piątek 26 marca", "środę 31 marca"],
    ["before Corpus Christi", "2026-06-02 12:00", "środę 3 czerwca", "poniedziałek 8 czerwca"],
    ["before the clocks change", "2026-10-23 12:00", "poniedziałek 26 paź", "środę 28 paź"],
  ])("names both days %s", (_, now, order, delivery) => {
    const said = text(at(now));
    expect(said).toMatch(/^Zamów do 11:00 we? .*, u Ciebie najpóźniej we? /);
    const [first, second] = said.split(", u Ciebie");
    expect(first).toContain(order);
    expect(second).toContain(delivery);
  });

  it("skips the days that the owner lists", () => {
    const said = text(at("2026-12-30 12:00"), ["31.12.2026", "07.01.2027"]);
    expect(said).toBe(
      "Zamów do 11:00 w poniedziałek 4 stycznia, u Ciebie najpóźniej w piątek 8 stycznia",
    );
  });
});

it("each parcel has its own day, and pickup has none", () => {
  const { deliveredBy } = promiseDelivery(at("2026-11-23 10:00"), terms);
  const days = Object.entries(deliveredBy).map(([id, day]) => [id, dateOf(day)]);
  expect(days).toEqual([
    ["kurier", "2026-11-25"],
    ["inpost", "2026-11-25"],
    ["pocztex", "2026-11-24"],
  ]);
});
