import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { emptyForm } from "../../shop/order/customer.ts";
import { createQuietLog } from "../../test/quiet-log.ts";
import { sampleMail, sampleOrder } from "../../test/fixtures.ts";
import { storeOrder, openTemporaryStore, temporaryFolder } from "../../test/temporary-store.ts";
import { createRetention } from "./retention.ts";

const day = 86_400_000;
const now = Date.UTC(2033, 0, 1, 12);

async function openAged() {
  const { db, store } = await openTemporaryStore();
  const mailFolder = `${temporaryFolder()}/mail`;
  const log = createQuietLog();
  const at = (time: number) =>
    createRetention({ store, mailFolder, taxRecordYears: 5, now: () => time, log });
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
  await store.saveMessage({ id, key: id, kind, form, receivedAt }, [sampleMail({ id })]);
  return id;
}

it("anonymises orders past the tax retention period, and keeps the totals", async () => {
  const shop = await openAged();
  const old = await acceptOrder(shop, Date.UTC(2026, 11, 31, 22, 59));
  const young = await acceptOrder(shop, Date.UTC(2026, 11, 31, 23));
  await shop.at(now).purgeExpiredData();
  const [first, second] = [await shop.store.findOrder(old), await shop.store.findOrder(young)];
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
  await shop.at(now).purgeExpiredData();
  const left = await shop.db.selectFrom("messages").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual(retained);
});

it("erases mail texts thirty days after sending, and failed mails after a year", async () => {
  const shop = await openAged();
  for (const received of [1, 2, 3, 4, 5]) await saveMessage(shop, "contact", now - received);
  await shop.store.recordSent(`contact-${now - 1}`, now - 30 * day - 1, false);
  await shop.store.recordSent(`contact-${now - 2}`, now - 30 * day, false);
  await shop.store.recordFailure(`contact-${now - 3}`, 9, now - 300 * day, "refused");
  await shop.store.recordFailure(`contact-${now - 5}`, 9, now - 367 * day, "refused");
  await shop.at(now).purgeExpiredData();
  const mails = await shop.db.selectFrom("outbox").select(["id", "mail"]).execute();
  const empty = mails.filter(({ mail }) => mail === "").map(({ id }) => id);
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
  await shop.at(now).purgeExpiredData();
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
  await shop.at(now).purgeExpiredData();
  expect(readdirSync(shop.mailFolder).sort()).toEqual(retained.toSorted());
});

it("runs once a day, in one process", async () => {
  const shop = await openAged();
  await Promise.all([shop.at(now).purgeExpiredData(), shop.at(now).purgeExpiredData()]);
  const order = await acceptOrder(shop, 1);
  await shop.at(now + day - 1).purgeExpiredData();
  expect((await shop.store.findOrder(order))!.customer.name).toBe("Anna Żółć");
  await shop.at(now + day).purgeExpiredData();
  await shop.at(now + 2 * day).purgeExpiredData();
  expect((await shop.store.findOrder(order))!.customer.name).toBe("");
  const rows = await shop.db.selectFrom("orders").select("erased_at").execute();
  expect(rows).toEqual([{ erased_at: now + day }]);
});

it("runs in another process when the first one died", async () => {
  const shop = await openAged();
  const order = await acceptOrder(shop, 1);
  await shop.store.claimScheduledJob("retention", now, 600_000);
  await shop.at(now + 599_999).purgeExpiredData();
  expect((await shop.store.findOrder(order))!.customer.name).not.toBe("");
  await shop.at(now + 600_000).purgeExpiredData();
  expect((await shop.store.findOrder(order))!.customer.name).toBe("");
});
