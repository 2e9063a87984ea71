import { createTestMails } from "../../../test/mails.ts";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { sampleOrder, sampleShop, noFeatures } from "../../../test/fixtures.ts";
import { acceptOrder, openTemporaryStore } from "../../../test/temporary-store.ts";
import { isPostgres } from "../../db/dialect/postgres.ts";
import { changeOrderIn } from "../change-order.ts";
import type { Database } from "../../db/schema.ts";
import { createReservationEnd } from "./reservation-end.ts";
import { putOrder } from "../../../test/change-order.ts";

const hour = 3_600_000;
const stock = 2;

/** A shop with two bears and one unconfirmed order of both. */
async function openShopWithOrder() {
  const { db, store } = await openTemporaryStore();
  const world = { now: Date.UTC(2026, 10, 20) };
  const deps = { store, shop: sampleShop, mail: createTestMails() };
  const end = createReservationEnd({ ...deps, now: () => world.now });
  const order = async (id: string) => {
    const { number: _, ...draft } = sampleOrder({ id, key: id, acceptedAt: world.now });
    const options = { localStock: () => stock };
    return "order" in (await acceptOrder(store, draft, options));
  };
  const change = (timeline: object) =>
    putOrder(store, { number: "L-1001" }, { timeline }, world.now);
  const mails = async () => (await db.selectFrom("emails").select("content").execute()).length;
  const reserved = async () => (await store.stock.readReserved()).get("bruno") ?? 0;
  expect(await order("first")).toBe(true);
  const pass = async (hours: number) => {
    world.now += hours * hour;
    await end();
  };
  return { db, world, order, change, mails, reserved, pass, end };
}

/** Starts the end of reservations while a transaction that confirms the order is open. */
async function endWhileConfirmed(db: Database, now: number, end: () => Promise<void>) {
  let ending: Promise<void> | undefined;
  await db.transaction().execute(async (trx) => {
    const deps = { mail: createTestMails(), features: noFeatures, now: () => now };
    const timeline = { confirmedAt: now };
    const change = { by: "owner", timeline, notifiesCustomer: false } as const;
    await changeOrderIn(trx, deps, { number: "L-1001" }, () => change);
    ending = end();
    // A single connection to SQLite waits for this transaction by itself.
    if (isPostgres(db)) await Promise.race([ending, waitForLock(db)]);
  });
  await ending;
}

describe("the reservation of an unconfirmed order", () => {
  it("ends after the configured time, once the owner was notified", async () => {
    const { order, mails, reserved, pass, end } = await openShopWithOrder();
    await pass(6 * 24 - 1);
    expect([await mails(), await reserved()]).toEqual([0, 2]);
    await pass(1.1);
    await Promise.all([end(), end()]);
    expect([await mails(), await reserved()]).toEqual([1, 2]);
    await pass(23);
    expect(await reserved()).toBe(2);
    await pass(1);
    expect([await mails(), await reserved()]).toEqual([1, 0]);
    expect(await order("second")).toBe(true);
  });

  it("lasts a notice longer when the shop was down meanwhile", async () => {
    const { mails, reserved, pass } = await openShopWithOrder();
    await pass(30 * 24);
    expect([await mails(), await reserved()]).toEqual([1, 2]);
    await pass(24);
    expect(await reserved()).toBe(0);
  });

  it("lasts when somebody confirms or pays it in time", async () => {
    for (const fact of ["confirmedAt", "paidAt"]) {
      const { change, reserved, pass } = await openShopWithOrder();
      await pass(6 * 24 + 1);
      await change({ [fact]: 1 });
      await pass(10 * 24);
      expect(await reserved()).toBe(2);
    }
  });

  it("lasts when the order is confirmed in the moment in which it would end", async () => {
    const { db, world, reserved, pass, end } = await openShopWithOrder();
    await pass(6 * 24 + 1);
    world.now += 24 * hour;
    await endWhileConfirmed(db, world.now, end);
    expect(await reserved()).toBe(2);
  });

  it("is not announced when the order is confirmed in the moment in which it would be", async () => {
    const { db, world, mails, end } = await openShopWithOrder();
    world.now += (6 * 24 + 1) * hour;
    await endWhileConfirmed(db, world.now, end);
    expect(await mails()).toBe(0);
  });

  it("begins again when the order is confirmed later, and not when it is cancelled", async () => {
    for (const [fact, expected] of [
      ["confirmedAt", 2],
      ["cancelledAt", 0],
    ] as const) {
      const { change, order, reserved, pass } = await openShopWithOrder();
      await pass(6 * 24 + 1);
      await pass(24);
      expect(await reserved()).toBe(0);
      await change({ [fact]: 1 });
      expect(await reserved()).toBe(expected);
      expect(await order("second")).toBe(expected === 0);
    }
  });
});

/** Resolves once a connection to PostgreSQL waits for another one's lock. */
function waitForLock(db: Database): Promise<boolean> {
  return vi.waitUntil(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  });
}
