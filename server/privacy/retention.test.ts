import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { expect, inject, it } from "vitest";
import { emptyForm } from "../../shop/order/placing/customer.ts";
import { createQuietLog } from "../../test/quiet-log.ts";
import { sampleGift, sampleInvoice, sampleMail, sampleOrder } from "../../test/fixtures.ts";
import { createWorker } from "../jobs/worker.ts";
import {
  emailJob,
  nextId,
  storeOrder,
  openTemporaryStore,
  temporaryFolder,
  expireLeases,
} from "../../test/temporary-store.ts";
import { createRetentionJobs } from "./retention.ts";

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2033, 0, 1, 12);

/** A shop that ran the day before. */
async function openAged() {
  const { db, store } = await openTemporaryStore();
  const mailFolder = `${temporaryFolder()}/mail`;
  const log = createQuietLog();
  await store.clock.trust(now - day);
  /** The clock of the test's database server cannot be set. */
  const clock = {
    ...store.clock,
    read: async (clockNow: () => number) => ({
      ...(await store.clock.read(clockNow)),
      serverNow: undefined,
    }),
  };
  /** Another process of the shop, at this time. */
  const at = (time: number, startedAt = time - hour) => {
    const deps = { store: { ...store, clock }, now: () => time, log };
    const jobs = createRetentionJobs({ ...deps, startedAt, mailFolder, taxRecordYears: 5 });
    return createWorker({ ...deps, workerId: nextId(), random: () => 0.5 }, { retention: jobs });
  };
  return { db, store, mailFolder, at };
}

type Aged = Awaited<ReturnType<typeof openAged>>;

/** Accepts an order and completes it. */
async function acceptOrder(shop: Aged, acceptedAt: number): Promise<string> {
  const id = await acceptOpenOrder(shop, acceptedAt);
  await finish(shop, id);
  return id;
}

async function acceptOpenOrder({ store }: Aged, acceptedAt: number): Promise<string> {
  const id = `order-${acceptedAt}`;
  const { number: _, ...draft } = sampleOrder({ id, key: `attempt-${acceptedAt}`, acceptedAt });
  await storeOrder(store, { ...draft, locker: "WAW01A", invoice: sampleInvoice, gift: sampleGift });
  return id;
}

async function finish(
  { db }: Aged,
  id: string,
  as: "completed_at" | "cancelled_at" = "completed_at",
) {
  await db
    .updateTable("orders")
    .set({ [as]: 5 })
    .where("id", "=", id)
    .execute();
}

async function nameOf({ store }: Aged, id: string): Promise<string> {
  return (await store.orders.find(id))!.customer.name;
}

async function saveMessage({ store }: Aged, kind: "contact" | "withdrawal", receivedAt: number) {
  const id = `${kind}-${receivedAt}`;
  const form = { ...emptyForm, name: "Anna" };
  await store.messages.save({ id, key: id, kind, form, receivedAt }, [sampleMail({ id })]);
  return id;
}

it("anonymises orders past the tax retention period, and keeps the totals", async () => {
  const shop = await openAged();
  const old = await acceptOrder(shop, Date.UTC(2026, 11, 31, 22, 59));
  const young = await acceptOrder(shop, Date.UTC(2026, 11, 31, 23));
  await shop.at(now).runDueJobs();
  const [first, second] = [await shop.store.orders.find(old), await shop.store.orders.find(young)];
  expect(first).toMatchObject({ number: "L-1001", total: 11498, locker: "" });
  expect(first!.customer).toEqual(emptyForm);
  expect(first!.invoice).toBeUndefined();
  expect(first!.gift).toEqual({ wrapping: 900, dedication: "", recipient: undefined });
  expect(second!.invoice).toEqual(sampleInvoice);
  expect(second!.gift).toEqual(sampleGift);
  expect(first!.lines).toHaveLength(1);
  expect(second!.customer.name).toBe("Anna Żółć");
  const rows = await shop.db.selectFrom("orders").select("erased_at").orderBy("number").execute();
  expect(rows).toEqual([{ erased_at: now }, { erased_at: null }]);
});

it("forgets whom a gift was for also where an older version has erased the order", async () => {
  const shop = await openAged();
  const id = await acceptOrder(shop, now);
  await shop.db.updateTable("orders").set({ erased_at: now }).where("id", "=", id).execute();
  await shop.at(now).runDueJobs();
  const order = await shop.store.orders.find(id);
  expect(order!.gift).toEqual({ wrapping: 900, dedication: "", recipient: undefined });
});

it("deletes counted searches after twelve months", async () => {
  const shop = await openAged();
  const { missedSearches } = shop.store;
  await missedSearches.add(new Map([["rower", 1]]), Date.UTC(2031, 11, 31, 12));
  await missedSearches.add(new Map([["hulajnoga", 1]]), Date.UTC(2032, 0, 1, 12));
  await shop.at(now).runDueJobs();
  expect(await missedSearches.list(0, 9)).toMatchObject([{ words: "hulajnoga" }]);
});

it("deletes messages after twelve months, but withdrawals only with the orders", async () => {
  const shop = await openAged();
  await saveMessage(shop, "contact", Date.UTC(2032, 0, 1, 11));
  const retained = [
    await saveMessage(shop, "contact", Date.UTC(2032, 0, 1, 12)),
    await saveMessage(shop, "withdrawal", Date.UTC(2027, 0, 1)),
  ];
  await saveMessage(shop, "withdrawal", Date.UTC(2026, 11, 31));
  await shop.at(now).runDueJobs();
  const left = await shop.db.selectFrom("messages").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual(retained);
});

it("erases mail texts thirty days after sending, and failed mails after a year", async () => {
  const shop = await openAged();
  for (const received of [1, 2, 3, 4, 5]) await saveMessage(shop, "contact", now - received);
  await shop.store.jobs.finish(emailJob(`contact-${now - 1}`), now - 30 * day - 1);
  await shop.store.jobs.finish(emailJob(`contact-${now - 2}`), now - 30 * day);
  await shop.store.jobs.fail(emailJob(`contact-${now - 3}`), {
    now: now - 300 * day,
    attempts: 9,
    reason: "refused",
  });
  await shop.store.jobs.fail(emailJob(`contact-${now - 5}`), {
    now: now - 367 * day,
    attempts: 9,
    reason: "refused",
  });
  await shop.at(now).runDueJobs();
  const mails = await shop.db.selectFrom("emails").select(["id", "content"]).execute();
  const empty = mails.filter(({ content }) => content === "").map(({ id }) => id);
  expect(empty).toEqual([`contact-${now - 1}`]);
  expect(mails).toHaveLength(4);
});

it("deletes expired signups, and subscriptions a year after they ended", async () => {
  const shop = await openAged();
  const row = { consent_at: 1, confirm_token_hash: null, code: null, unsubscribed_at: null };
  const sent = { confirmed_at: null, confirm_sent_at: now - 2 * day };
  const rows = [
    { id: "late", ...sent, confirm_sent_at: now - 2 * day - 1 },
    { id: "open", ...sent },
    { id: "reader", ...sent, confirmed_at: 5, confirm_sent_at: 4 },
    { id: "gone", ...sent, confirmed_at: 5, unsubscribed_at: now - 367 * day },
    { id: "just gone", ...sent, confirmed_at: 5, unsubscribed_at: now - 364 * day },
  ];
  const values = rows.map((each) => {
    return { ...row, ...each, email: `${each.id}@poczta.pl`, unsubscribe_token: each.id };
  });
  await shop.db.insertInto("subscribers").values(values).execute();
  await shop.at(now).runDueJobs();
  const left = await shop.db.selectFrom("subscribers").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual(["just gone", "open", "reader"]);
});

it("deletes mail files after twelve months, and nothing else in their folder", async () => {
  const shop = await openAged();
  mkdirSync(shop.mailFolder);
  const old = "2031-12-31T23-00-00-000Z-contact-a.eml";
  const retained = ["2032-01-02T00-00-00-000Z-contact-b.eml", "1999 notatki.txt"];
  for (const name of [old, `${old}.12.tmp`, ...retained])
    writeFileSync(`${shop.mailFolder}/${name}`, "");
  await shop.at(now).runDueJobs();
  expect(readdirSync(shop.mailFolder).sort()).toEqual(retained.toSorted());
});

it("runs once a day, in one process", async () => {
  const shop = await openAged();
  await Promise.all([shop.at(now).runDueJobs(), shop.at(now).runDueJobs()]);
  const order = await acceptOrder(shop, 1);
  await shop.at(now + day - 1).runDueJobs();
  expect((await shop.store.orders.find(order))!.customer.name).toBe("Anna Żółć");
  await shop.at(now + day).runDueJobs();
  await shop.at(now + 2 * day).runDueJobs();
  expect((await shop.store.orders.find(order))!.customer.name).toBe("");
  const rows = await shop.db.selectFrom("orders").select("erased_at").execute();
  expect(rows).toEqual([{ erased_at: now + day }]);
});

it("runs in another process when the first one died", async () => {
  const shop = await openAged();
  const order = await acceptOrder(shop, 1);
  await shop.store.jobs.claim("retention", { workerId: "dead", now, leaseMs: 600_000 });
  await shop.at(now + 599_999).runDueJobs();
  expect((await shop.store.orders.find(order))!.customer.name).not.toBe("");
  await expireLeases(shop.db);
  await shop.at(now + 600_000).runDueJobs();
  expect((await shop.store.orders.find(order))!.customer.name).toBe("");
});

it("never touches an order that is not finished", async () => {
  const shop = await openAged();
  const open = await acceptOpenOrder(shop, 1);
  const cancelled = await acceptOpenOrder(shop, 2);
  await finish(shop, cancelled, "cancelled_at");
  await shop.at(now).runDueJobs();
  expect([await nameOf(shop, open), await nameOf(shop, cancelled)]).toEqual(["Anna Żółć", ""]);
});

it.each([
  ["names the order", "L-1001\nMiś", "inna@poczta.pl"],
  ["names nothing but the order", "L-1001", "inna@poczta.pl"],
  ["comes from the buyer", "1001", "Anna@poczta.pl"],
])(
  "leaves a finished order alone while a withdrawal that %s may be open",
  async (_, text, email) => {
    const shop = await openAged();
    const order = await acceptOrder(shop, 1);
    const other = await acceptOrder(shop, 2);
    await shop.db.updateTable("orders").set({ email: "b@c.pl" }).where("id", "=", other).execute();
    const form = { ...emptyForm, email, message: text };
    const message = { id: "m", key: "m", kind: "withdrawal" as const, form };
    await shop.store.messages.save({ ...message, receivedAt: now - 60 * day + 1 }, []);
    await shop.at(now).runDueJobs();
    expect([await nameOf(shop, order), await nameOf(shop, other)]).toEqual(["Anna Żółć", ""]);
    await shop.at(now + day).runDueJobs();
    expect(await nameOf(shop, order)).toBe("");
  },
);

it("waits for an hour after a start", async () => {
  const shop = await openAged();
  const order = await acceptOrder(shop, 1);
  await shop.at(now, now).runDueJobs();
  await shop.at(now + hour - 1, now).runDueJobs();
  expect(await nameOf(shop, order)).not.toBe("");
  await shop.at(now + hour, now).runDueJobs();
  expect(await nameOf(shop, order)).toBe("");
});

it.each([
  ["ahead", 7 * 365 * day],
  ["behind", -7 * 365 * day],
])("waits while the clock is seven years %s, and goes on once it is right", async (_, leap) => {
  const shop = await openAged();
  const order = await acceptOrder(shop, 1);
  await shop.at(now + leap).runDueJobs();
  expect(await nameOf(shop, order)).not.toBe("");
  await shop.db.updateTable("jobs").set({ run_at: 0 }).where("kind", "=", "retention").execute();
  await shop.at(now).runDueJobs();
  expect(await nameOf(shop, order)).toBe("");
});

it("waits when a shop that never ran has no row of this week", async () => {
  const shop = await openAged();
  await shop.db.updateTable("clock").set({ trusted_at: null }).execute();
  const order = await acceptOrder(shop, now - 7 * 365 * day);
  await shop.at(now).runDueJobs();
  expect(await nameOf(shop, order)).not.toBe("");
});

it.runIf(inject("postgres") !== "")(
  "waits while the database server has another time",
  async () => {
    const shop = await openAged();
    const order = await acceptOrder(shop, 1);
    const log = createQuietLog();
    const deps = { store: shop.store, now: () => now, log };
    const own = { startedAt: 0, mailFolder: shop.mailFolder, taxRecordYears: 5 };
    const jobs = createRetentionJobs({ ...deps, ...own });
    await createWorker(
      { ...deps, workerId: "w", random: () => 0.5 },
      { retention: jobs },
    ).runDueJobs();
    expect(await nameOf(shop, order)).not.toBe("");
  },
);
