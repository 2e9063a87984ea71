import { emailsWithJobs, queueMails } from "../db/emails/emails.ts";
import { mkdirSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { emptyForm } from "../../shop/order/placing/customer.ts";
import { createQuietLog } from "../../test/quiet-log.ts";
import {
  sampleCustomer,
  sampleEnvelope,
  sampleGift,
  sampleInvoice,
  sampleMail,
  sampleOrder,
  noFeatures,
} from "../../test/fixtures.ts";
import {
  storeOrder,
  emailJob,
  openTemporaryStore,
  temporaryFolder,
} from "../../test/temporary-store.ts";
import { applyOrderEdit } from "../orders/transitions/edit-order.ts";
import { erasePersonalData, findPersonalData } from "./erasure.ts";
import { openMailFiles } from "../email/transport/email-files.ts";
import { createTestMails } from "../../test/mails.ts";
import { followPlacement } from "../orders/change-order.ts";
import { putOrder } from "../../test/change-order.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21);
const email = "anna@poczta.pl";
let ids = 0;
const newId = () => `mail-${(ids += 1)}`;
const mail = createTestMails({ newId });

async function openKnown() {
  const { db, store } = await openTemporaryStore();
  const mailFolder = `${temporaryFolder()}/mail`;
  mkdirSync(mailFolder);
  const deps = { db, mailFolder, taxRecordYears: 5 };
  return {
    db,
    store,
    mailFolder,
    lookUp: (address = email) => findPersonalData(deps, address, now),
    erase: (address = email) => erasePersonalData(deps, address, now),
    async order(key: string, acceptedAt: number, address = email) {
      const customer = { ...sampleCustomer, email: address, message: "Na prezent" };
      const { number: _, ...draft } = sampleOrder({
        id: key,
        key,
        acceptedAt,
        customer,
        invoice: sampleInvoice,
        gift: sampleGift,
      });
      const placement = { mail, features: noFeatures };
      return storeOrder(store, draft, (order) => followPlacement(order, true, placement).mails);
    },
    async message(kind: "contact" | "withdrawal", receivedAt: number, address = email) {
      const form = { ...emptyForm, name: "Anna", email: address, message: `Piszę z\n${address}` };
      const id = newId();
      await store.messages.save({ id, key: id, kind, form, receivedAt }, [
        sampleMail({ id, kind, replyTo: { name: "Anna", address }, text: form.message }),
      ]);
      return id;
    },
    async writeFiles() {
      const files = openMailFiles(mailFolder, sampleEnvelope, createQuietLog());
      const rows = await db.selectFrom("emails").select("content").execute();
      for (const { content } of rows) await files.deliver(JSON.parse(content));
      files.close();
    },
    rows: () => db.selectFrom("orders").selectAll().orderBy("accepted_at").execute(),
    ids: async (table: "messages" | "emails" | "subscribers") =>
      (await db.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id),
  };
}

it("keeps the buyer of an order for the tax records, and erases the rest", async () => {
  const known = await openKnown();
  await known.order("done", now - 100 * day);
  await known.erase("Anna@Poczta.PL");
  const [row] = await known.rows();
  expect(row).toMatchObject({ name: "Anna Żółć", address: "ul. Długa 1/2", total: 11498 });
  expect(row).toMatchObject({ email: "", phone: "", message: "", locker: "", erased_at: null });
  expect(row).toMatchObject({ invoice_nip: "5252248481", invoice_company: "Gmina Zawiercie" });
  expect(row).toMatchObject({ gift_wrapping: 900, gift_dedication: null, gift_name: null });
  expect(row).toMatchObject({ gift_address: null, gift_postal_code: null, gift_city: null });
  expect(await known.ids("emails")).toEqual([]);
});

it("anonymises an order past the tax retention period", async () => {
  const known = await openKnown();
  await known.order("old", Date.UTC(2019, 5, 1));
  await known.erase();
  const [row] = await known.rows();
  expect(row).toMatchObject({ name: "", address: "", city: "", total: 11498, erased_at: now });
  expect(row).toMatchObject({ invoice_nip: null, invoice_company: null, invoice_address: null });
  expect((await known.store.orders.find("old"))!.lines).toHaveLength(1);
});

it("erases mails to the address that an order had before it was corrected", async () => {
  const known = await openKnown();
  const { number } = await known.order("done", now - 100 * day, "ana@poczta.pl");
  await known.db
    .updateTable("jobs")
    .set({ done_at: now - 99 * day })
    .execute();
  const mail = createTestMails();
  const deps = { store: known.store, mail, features: noFeatures, newId };
  const edit = { ...deps, now: () => now - 98 * day };
  const edited = await applyOrderEdit(number, { email }, { resend: false }, edit);
  expect(edited.kind).toBe("done");
  await known.erase();
  const rows = await known.db.selectFrom("emails").select(["recipient", "content"]).execute();
  expect(JSON.stringify(rows)).not.toContain("ana@poczta.pl");
});

it("finds a person whose address has letters beyond ASCII, in any case, and nobody else", async () => {
  const known = await openKnown();
  await known.order("own", now - 100 * day, "Żaneta@poczta.pl");
  await known.order("other", now - 100 * day, "źaneta@poczta.pl");
  await known.message("contact", now - day, "ŻANETA@poczta.pl");
  const person = await known.lookUp("żaneta@poczta.pl");
  expect(person.orders).toMatchObject([{ id: "own" }]);
  expect([person.messages, person.mails.unsent]).toMatchObject([{ length: 1 }, { length: 3 }]);
});

it("keeps what was paid and refunded, which names nobody", async () => {
  const known = await openKnown();
  const { id, number } = await known.order("old", Date.UTC(2019, 5, 1));
  const fact = { at: now, source: "payu", externalId: "PAYU1", note: "" } as const;
  const facts = [
    { ...fact, kind: "payment-completed", reference: `${number}-1`, amount: 11_498 },
    { ...fact, kind: "refund-completed", reference: `${number}-R1`, amount: 1000 },
  ] as const;
  await putOrder(known.store, { id }, { facts }, now);
  await known.erase();
  expect((await known.store.orders.findRecord("id", id))!.facts).toEqual(facts);
  expect(JSON.stringify(facts)).not.toMatch(/Anna|poczta|Łódź/);
});

it("changes neither an open order nor its mails", async () => {
  const known = await openKnown();
  await known.order("open", now - day);
  await known.writeFiles();
  const before = await known.rows();
  const person = await known.erase();
  expect(person.orders).toMatchObject([{ number: "L-1001", action: "keep" }]);
  expect(await known.rows()).toEqual(before);
  expect(await known.ids("emails")).toHaveLength(2);
  expect(readdirSync(known.mailFolder)).toHaveLength(2);
});

it("deletes messages with their mails, and completed withdrawals", async () => {
  const known = await openKnown();
  await known.message("contact", now - day);
  await known.message("withdrawal", now - 61 * day);
  const other = await known.message("contact", now - day, "joanna@poczta.pl");
  await known.erase();
  expect(await known.ids("messages")).toEqual([other]);
  expect(await known.ids("emails")).toEqual([other]);
});

it("erases morning mails that name the person, unsent ones too, and no others", async () => {
  const known = await openKnown();
  const { number } = await known.order("done", now - 100 * day);
  const message = await known.message("contact", now - day);
  const other = await known.message("contact", now - day, "joanna@poczta.pl");
  const write = async (id: string, ...waiting: string[]) => {
    const items = waiting.map((each) => `${each}, Anna Żółć`);
    const letter = { title: "Dzień", sections: [{ parts: [{ kind: "list", items } as const] }] };
    const head = { id, kind: "day", to: ["sklep@latawiec.example"], subject: "Dzień" };
    await queueMails(known.db, [{ ...head, letter, writtenAt: now }], now);
  };
  await write("sent", number);
  await known.store.jobs.finish(emailJob("sent"), now);
  await write("order", `${number}0`, number);
  await write("message", `messages show ${message}`);
  await write("other", `${number}0`, `messages show ${other}`);
  await known.erase();
  const mails = known.db.selectFrom("emails").select(["id", "content"]).where("kind", "=", "day");
  const left = await mails.orderBy("id").execute();
  expect(left).toEqual([
    { id: "other", content: expect.stringContaining(`${number}0`) },
    { id: "sent", content: "" },
  ]);
});

it("keeps an open withdrawal with its mail", async () => {
  const known = await openKnown();
  const open = await known.message("withdrawal", now - 59 * day);
  const person = await known.erase();
  expect(person.openWithdrawals).toBe(1);
  expect(await known.ids("messages")).toEqual([open]);
  expect(await known.ids("emails")).toEqual([open]);
});

it("erases the text of sent mails, keeps their dates, and deletes failed ones", async () => {
  const known = await openKnown();
  const id = await known.message("contact", now - day);
  await known.store.jobs.finish(emailJob(id), now);
  const failed = await known.message("contact", now - day);
  await known.store.jobs.fail(emailJob(failed), { now, attempts: 9, reason: "refused" });
  await known.erase();
  const rows = await emailsWithJobs(known.db).select(["content", "done_at"]).execute();
  expect(rows).toEqual([{ content: "", done_at: now }]);
  await known.erase();
});

it("deletes mail files to or about the person", async () => {
  const known = await openKnown();
  await known.order("done", now - 100 * day);
  await known.message("contact", now - day);
  await known.message("contact", now - day, "joanna@poczta.pl");
  await known.writeFiles();
  expect(readdirSync(known.mailFolder)).toHaveLength(4);
  // As after thirty days: nothing in the database identifies the person.
  await known.db.updateTable("emails").set({ content: "" }).execute();
  await known.db.updateTable("jobs").set({ done_at: 1 }).where("kind", "=", "email").execute();
  expect((await known.erase()).files).toHaveLength(3);
  expect(readdirSync(known.mailFolder)).toHaveLength(1);
});

it("ends the subscription, keeps the consent's dates, and deletes unconfirmed signups", async () => {
  const known = await openKnown();
  const row = { consent_at: 1, confirm_sent_at: 2, unsubscribed_at: null };
  const more = { confirm_token_hash: "h", code: "LATAWIEC-ABCDEF", unsubscribe_token: "u" };
  const reader = { ...row, ...more, id: "reader", email, confirmed_at: 3 };
  await known.db.insertInto("subscribers").values(reader).execute();
  await known.erase();
  const left = await known.db.selectFrom("subscribers").selectAll().execute();
  expect(left).toEqual([
    {
      id: "reader",
      email: "erased-reader",
      consent_at: 1,
      confirm_sent_at: 2,
      confirmed_at: 3,
      unsubscribed_at: now,
      confirm_token_hash: null,
      code: null,
      unsubscribe_token: "u",
    },
  ]);
  const late = { ...reader, id: "late", confirmed_at: null, unsubscribe_token: "v" };
  await known.db.insertInto("subscribers").values(late).execute();
  await known.erase();
  expect(await known.ids("subscribers")).toEqual(["reader"]);
});

it("changes nothing in a preview, and erases what it showed", async () => {
  const known = await openKnown();
  await known.order("done", now - 100 * day);
  await known.message("contact", now - day);
  await known.writeFiles();
  const shown = await known.lookUp();
  expect(await known.ids("emails")).toHaveLength(3);
  expect(readdirSync(known.mailFolder)).toHaveLength(3);
  expect(await known.erase()).toEqual(shown);
  expect(await known.lookUp()).toMatchObject({ orders: [], messages: [], files: [] });
});
