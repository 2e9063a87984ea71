import { findClockError } from "../../shop/time/clock.ts";
import type { Store } from "../db/store.ts";

/** A clock that is behind never moves prices to before the time that was right last. */
export async function readOfferTime({ clock }: Pick<Store, "clock">, now: () => number) {
  const readings = await clock.read(now);
  return {
    at: Math.max(readings.now, readings.trustedAt ?? 0),
    clockAgrees: findClockError(readings) === undefined,
  };
}
