import { describe, expect, it } from "vitest";
import * as shopConfig from "../../shop.config.ts";
import type { ClockReadings } from "../../shop/time/clock.ts";
import { parseWarsawTime } from "../../shop/time/warsaw-time.ts";
import { createPromisedDelivery } from "./promised-delivery.ts";

const at = (text: string) => parseWarsawTime(`${text}:00`)!;
const shop = { ...shopConfig, takesOnlinePayments: false };

/** A promise at a time that the test changes, and a database that replies with these readings. */
function open(start: string, reply: (now: number) => Promise<Partial<ClockReadings>>) {
  const clock = { now: at(start), reads: 0 };
  const read = async (now: () => number): Promise<ClockReadings> => {
    clock.reads += 1;
    const known = { trustedAt: undefined, newestRow: undefined, serverNow: undefined };
    return { ...known, now: now(), ...(await reply(now())) };
  };
  const store = { clock: { read } } as unknown as Parameters<
    typeof createPromisedDelivery
  >[0]["store"];
  return { clock, ...createPromisedDelivery({ shop, store, now: () => clock.now }) };
}

describe("the promised delivery", () => {
  it("has a version that changes at the cut-off of a working day alone", () => {
    const { clock, version } = open("2026-11-27 10:59", async () => ({}));
    const versions = ["2026-11-27 11:00", "2026-11-28 12:00", "2026-11-30 10:59"].map((text) => {
      clock.now = at(text);
      return version();
    });
    clock.now = at("2026-11-27 10:59");
    const before = version();
    expect(new Set(versions).size).toBe(1);
    expect(before).not.toBe(versions[0]);
    clock.now = at("2026-11-30 11:00");
    expect(version()).not.toBe(versions[0]);
  });

  it("has a date while the clock is right, and asks the database now and then", async () => {
    const { clock, read } = open("2026-11-23 10:00", async (now) => ({ trustedAt: now }));
    expect(await read()).toEqual({
      orderBefore: at("2026-11-23 11:00"),
      deliveredBy: {
        kurier: at("2026-11-25 12:00"),
        inpost: at("2026-11-25 12:00"),
        pocztex: at("2026-11-24 12:00"),
      },
    });
    await read();
    expect(clock.reads).toBe(1);
    clock.now += 60_000;
    await read();
    expect(clock.reads).toBe(2);
  });

  it("has no date when the clock is behind, ahead, or unlike the database's", async () => {
    const now = at("2026-11-23 10:00");
    const day = 86_400_000;
    for (const wrong of [
      { newestRow: now + day },
      { trustedAt: now - 8 * day },
      { serverNow: now + 2 * 60_000 },
    ]) {
      expect(await open("2026-11-23 10:00", async () => wrong).read()).toBeUndefined();
    }
  });

  it("has no date when the clock jumps after a check", async () => {
    const known = at("2026-11-23 10:00");
    const { clock, read } = open("2026-11-23 10:00", async () => ({ trustedAt: known }));
    expect(await read()).toBeDefined();
    clock.now += 9 * 86_400_000;
    expect(await read()).toBeUndefined();
  });

  it("does not wait for a database that is slow or fails", async () => {
    const silent = open("2026-11-23 10:00", () => new Promise(() => {}));
    expect(await silent.read()).toBeUndefined();
    const broken = open("2026-11-23 10:00", () => Promise.reject(new Error("down")));
    expect(await broken.read()).toBeUndefined();
  });
});
