import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { emptyForm } from "../../shop/order/customer.ts";
import { createQuietLog } from "../../test/quiet-log.ts";
import { sampleMail, sampleOrder } from "../../test/fixtures.ts";
import { createWorker } from "../jobs/worker.ts";
import {
  emailJob,
  nextId,
  storeOrder,
  openTemporaryStore,
  temporaryFolder,
} from "../../test/temporary-store.ts";
import { createRetentionJobs } from "./retention.ts";

const day = 86_400_000;
const now = Date.UTC(2033, 0, 1, 12);

async function openAged() {
  const { db, store } = await openTemporaryStore();
  const mailFolder = `${temporaryFolder()}/mail`;
  const log = createQuietLog();
  /** Another process of the shop, at this time. */
  const at = (time: number) => {
    const deps = { store, now: () => time, log };
    const jobs = createRetentionJobs({ ...deps, mailFolder, taxRecordYears: 5 });
    return createWorker({ ...deps, workerId: nextId(), random: () => 0.5 }, [jobs]);
  };
  return { db, store, mailFolder, at };
}

type Aged = Awaited<ReturnType<typeof openAged>>;

async function acceptOrder({ store }: Aged, acceptedAt: number): Promise<string> {
  const id = `order-${acceptedAt}`;
  const { number: _, ...draft } = sampleOrder({ id, key: `attempt-${acceptedAt}`, acceptedAt });
  await storeOrder(store, { ...draft, locker: "WAW01A" });
  return id;
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
  expect(first!.lines).toHaveLength(1);
  expect(second!.customer.name).toBe("Anna Żółć");
  const rows = await shop.db.selectFrom("orders").select("erased_at").orderBy("number").execute();
  expect(rows).toEqual([{ erased_at: now }, { erased_at: null }]);
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
  await shop.store.jobs.fail(emailJob(`contact-${now - 3}`), now - 300 * day, 9, "refused");
  await shop.store.jobs.fail(emailJob(`contact-${now - 5}`), now - 367 * day, 9, "refused");
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
  await shop.at(now + 600_000).runDueJobs();
  expect((await shop.store.orders.find(order))!.customer.name).toBe("");
});
