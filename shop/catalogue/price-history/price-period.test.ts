import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { dayMs, hourMs } from "../../time/durations.ts";
import { parseWarsawTime } from "../../time/warsaw-time.ts";
import { beginPeriod, findPriceWindow, type Offer, type PricePeriod } from "./price-period.ts";
import { createReduction } from "./reduction.ts";

type Change = { at: number; offer: Offer | undefined };

const at = (text: string) => parseWarsawTime(text)!;
const sale = (when: string, price: number, regularPrice?: number): Change => ({
  at: at(when),
  offer: { price, ...(regularPrice !== undefined && { regularPrice }) },
});
const pause = (when: string): Change => ({ at: at(when), offer: undefined });

/** As the shop stores them: a change ends the period before. */
function replay(changes: readonly Change[]): PricePeriod[] {
  const periods: PricePeriod[] = [];
  for (const { at: now, offer } of changes) {
    const next = offer && beginPeriod(periods, offer, now, findPriceWindow(now));
    const last = periods.pop();
    if (last) periods.push({ until: now, ...last });
    if (next) periods.push(next);
  }
  return periods;
}

function reductionAfter(...changes: Change[]) {
  const last = replay(changes).at(-1)!;
  return last.cut && createReduction(last.price, last.cut.lowestPrice);
}

describe("a reduction", () => {
  it("names the lowest price of the 30 days before the cut", () => {
    const before = [sale("2026-08-01 10:00", 11000), sale("2026-10-10 10:00", 9900)];
    const reduction = reductionAfter(
      ...before,
      sale("2026-10-20 10:00", 10900),
      sale("2026-11-02 10:00", 7900, 12900),
    );
    expect(reduction).toEqual({ lowestPrice: 9900, percent: 20 });
  });

  it("is none where the price is not below the lowest, however high the regular price", () => {
    const before = [sale("2026-09-01 10:00", 12900), sale("2026-10-10 10:00", 7900)];
    const raised = sale("2026-10-20 10:00", 12900);
    expect(
      reductionAfter(...before, raised, sale("2026-11-02 10:00", 7900, 12900)),
    ).toBeUndefined();
    expect(reductionAfter(...before, raised, sale("2026-11-20 10:00", 7900, 12900))).toMatchObject({
      lowestPrice: 12900,
    });
  });

  it("is none without a history, for a raise, and without a regular price", () => {
    expect(reductionAfter(sale("2026-11-02 10:00", 7900, 12900))).toBeUndefined();
    const old = sale("2026-09-01 10:00", 9900);
    expect(reductionAfter(old, sale("2026-11-02 10:00", 10900, 12900))).toBeUndefined();
    expect(reductionAfter(old, sale("2026-11-02 10:00", 7900))).toBeUndefined();
  });

  it("looks at whole days in Poland, on both sides of the clock changes", () => {
    const [end, begin] = [at("2026-11-02 00:00"), at("2026-10-03 00:00")];
    expect(findPriceWindow(at("2026-11-02 23:59"))).toEqual({ start: begin, end });
    expect(end - begin).toBe(30 * dayMs + hourMs);
    const spring = findPriceWindow(at("2027-04-01 00:00"));
    expect(spring).toEqual({ start: at("2027-03-02 00:00"), end: at("2027-04-01 00:00") });
    expect(spring.end - spring.start).toBe(30 * dayMs - hourMs);
  });

  it("counts a lower price of the same day", () => {
    const before = [sale("2026-09-01 10:00", 10000), sale("2026-11-02 10:00", 6000)];
    expect(reductionAfter(...before, sale("2026-11-02 14:00", 8000, 10000))).toBeUndefined();
    const deeper = sale("2026-11-02 14:00", 5400, 10000);
    expect(reductionAfter(...before, deeper)).toEqual({ lowestPrice: 6000, percent: 10 });
    const raised = sale("2026-11-02 12:00", 10000);
    expect(
      reductionAfter(...before, raised, sale("2026-11-02 14:00", 6000, 10000)),
    ).toBeUndefined();
  });

  it("is none of a price that was offered for the first time on the same day", () => {
    const dearer = sale("2026-11-02 10:00", 10000);
    expect(reductionAfter(dearer, sale("2026-11-02 14:00", 8000, 10000))).toBeUndefined();
  });

  it("begins with the price where its regular price follows on the same day", () => {
    const [old, cut] = [sale("2026-09-01 10:00", 10000), sale("2026-11-02 10:00", 8000)];
    expect(reductionAfter(old, cut, sale("2026-11-02 10:05", 8000, 10000))).toEqual({
      lowestPrice: 10000,
      percent: 20,
    });
    expect(reductionAfter(old, cut, sale("2026-11-03 10:05", 8000, 10000))).toBeUndefined();
    const lower = sale("2026-11-02 09:00", 8500);
    expect(reductionAfter(old, lower, cut, sale("2026-11-02 10:05", 8000, 10000))).toMatchObject({
      lowestPrice: 8500,
    });
  });

  it("says of a product younger than 30 days its lowest price since it was offered", () => {
    const young = [sale("2026-10-20 10:00", 9900), sale("2026-10-25 10:00", 9500)];
    expect(reductionAfter(...young, sale("2026-11-02 10:00", 7900, 9900))).toMatchObject({
      lowestPrice: 9500,
    });
  });

  it("keeps the window of its first step, and begins anew after a raise", () => {
    const steps = [
      sale("2026-08-01 10:00", 10000, 10000),
      sale("2026-11-02 10:00", 9000, 10000),
      sale("2026-12-20 10:00", 8000, 10000),
    ];
    expect(reductionAfter(...steps)).toEqual({ lowestPrice: 10000, percent: 20 });
    const raised = sale("2026-12-22 10:00", 8500, 10000);
    expect(reductionAfter(...steps, raised)).toBeUndefined();
    expect(reductionAfter(...steps, raised, sale("2026-12-24 10:00", 7000, 10000))).toEqual({
      lowestPrice: 8000,
      percent: 12,
    });
  });

  it("goes on after a pause of sale of up to 30 days", () => {
    const reduced = [sale("2026-08-01 10:00", 10000), sale("2026-11-02 10:00", 8000, 10000)];
    const stop = pause("2026-11-10 10:00");
    expect(reductionAfter(...reduced, stop, sale("2026-12-10 10:00", 8000, 10000))).toMatchObject({
      lowestPrice: 10000,
    });
    expect(reductionAfter(...reduced, stop, sale("2026-12-10 10:01", 8000, 10000))).toBeUndefined();
  });

  it("never promises a percent more than there is", () => {
    expect(createReduction(8001, 10000)).toEqual({ lowestPrice: 10000, percent: 19 });
    expect(createReduction(9999, 10000)).toEqual({ lowestPrice: 10000, percent: 0 });
    expect(createReduction(10000, 10000)).toBeUndefined();
  });
});

const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" });
const dayCache = new Map<number, string>();

function dayOf(time: number): string {
  const day = dayCache.get(time) ?? dayFormat.format(time);
  dayCache.set(time, day);
  return day;
}

const daysCache = new Map<string, Set<string>>();

/** The day and the 30 before, by the calendar alone. */
function daysUntil(day: string): Set<string> {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const days = Array.from({ length: 31 }, (_, index) =>
    new Date(noon - index * dayMs).toISOString().slice(0, 10),
  );
  const until = daysCache.get(day) ?? new Set(days);
  daysCache.set(day, until);
  return until;
}

/** The price of each hour of the window, newest first; undefined while there was no sale. */
function listHours(changes: readonly Change[], now: number) {
  const days = daysUntil(dayOf(now));
  const hours: { day: string; price: number | undefined }[] = [];
  for (let hour = now - hourMs; days.has(dayOf(hour)); hour -= hourMs) {
    const { offer } = changes.findLast(({ at: since }) => since <= hour) ?? {};
    hours.push({ day: dayOf(hour), price: offer?.price });
  }
  return hours;
}

/** The rule again, from all changes at once and without periods. */
function findCut(changes: readonly Change[], index: number): PricePeriod["cut"] {
  const { at: now, offer } = changes[index]!;
  if (!offer || offer.price >= (offer.regularPrice ?? 0)) return undefined;
  const earlier = changes.slice(0, index).findLastIndex((change) => change.offer);
  const before = changes[earlier]?.offer;
  const cut = before && findCut(changes, earlier);
  const paused = now - (changes[earlier + 1]?.at ?? now);
  if (cut && offer.price <= before.price && paused <= 30 * dayMs) return cut;
  const hours = listHours(changes.slice(0, index), now);
  const today = dayOf(now);
  // The hours today since which the price is the new one already.
  const isCut = ({ day, price }: (typeof hours)[number]) => day === today && price === offer.price;
  const firstOther = hours.findIndex((hour) => !isCut(hour));
  const sold = hours.slice(firstOther).filter(({ price }) => price !== undefined);
  const prices = sold.map(({ price }) => price!);
  const isNew = sold.every(({ day }) => day === today);
  if (isNew || prices.some((price) => offer.price >= price)) return undefined;
  return { at: now, lowestPrice: prices.toSorted((one, other) => one - other)[0]! };
}

/** Of the process, as its environment does. */
function setTimeZone(zone: string): void {
  const { TZ } = process.env;
  process.env.TZ = zone;
  onTestFinished(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(timeZone).toBe(zone);
}

const prices = fc.constantFrom(1000, 2000, 3000, 4000);
const offers = fc.record({ price: prices, regularPrice: prices }, { requiredKeys: ["price"] });
/** Hours from one change to the next: within a day, around one and around 30, and those of a server that was off. */
const gaps = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }) },
  fc.constantFrom(1, 23, 24, 25, 29 * 24, 30 * 24 - 1, 30 * 24, 30 * 24 + 1, 31 * 24),
  fc.integer({ min: 1, max: 24 * 45 }),
);
const events = fc.array(fc.tuple(gaps, fc.option(offers, { nil: undefined, freq: 3 })), {
  minLength: 2,
  maxLength: 8,
});

it.each([
  ["summer time ends", "2026-10-01 00:00", undefined],
  ["summer time begins", "2027-03-01 00:00", undefined],
  ["the year ends", "2026-12-20 12:00", undefined],
  ["summer time ends and the server is in America", "2026-10-01 00:00", "America/Los_Angeles"],
  ["summer time begins and the server is in Asia", "2027-03-01 00:00", "Asia/Tokyo"],
])("agrees with a plain model while %s", (_, start, zone) => {
  if (zone) setTimeZone(zone);
  fc.assert(
    fc.property(events, (drawn) => {
      let now = at(start);
      const changes = drawn.map(([gap, offer]) => ({ at: (now += gap * hourMs), offer }));
      const last = changes.findLastIndex(({ offer }) => offer);
      if (last < 0) return;
      const periods = replay(changes.slice(0, last + 1));
      expect(periods.at(-1)!.cut).toEqual(findCut(changes, last));
    }),
    { numRuns: 200 },
  );
});
