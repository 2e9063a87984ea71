import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import type { Tables } from "../../server/db/schema.ts";
import { sampleCustomer, sampleMail, sampleOrder } from "../fixtures.ts";
import { emailJob, storeOrder, openTemporaryStore } from "../temporary-store.ts";
import type { Attempt } from "./customers.ts";
import { verifyInvariants, type Downtime } from "./verify-invariants.ts";
import type { JournalEntry } from "./mail-server.ts";

const sentAt = 1_000_000;

/** Three correct orders: stored, confirmed, and each mail sent once. */
async function openRecords() {
  const { db, store } = await openTemporaryStore();
  const attempts: Attempt[] = [];
  const journal: JournalEntry[] = [];
  for (const key of ["anna", "ewa", "iga"]) {
    const email = `${key}@poczta.pl`;
    const customer = { ...sampleCustomer, email };
    const { number: _number, ...draft } = sampleOrder({ id: key, key, customer });
    const mails = (["order", "order-confirmation"] as const).map((kind) =>
      sampleMail({ id: `${kind}-${key}`, kind }),
    );
    const { number } = await storeOrder(store, draft, () => mails);
    attempts.push({ payment: "przelew", key, email, number });
    for (const { id } of mails) {
      await store.jobs.finish(emailJob(id), sentAt);
      journal.push(arrival(id));
    }
  }
  return { db, attempts, journal, downtimes: [] as Downtime[] };
}

type Records = Awaited<ReturnType<typeof openRecords>>;

function arrival(id: string): JournalEntry {
  return { at: sentAt, messageId: `<${id}@latawiec.example>`, recipients: [], account: "shop-1" };
}

it("the crash test's invariants find nothing in an intact shop", async () => {
  const { failures, figures } = await verifyInvariants(await openRecords());
  expect(failures).toEqual([]);
  expect(figures).toMatchObject({ orders: 3, answered: 3, mails: 6, sentAgain: 0 });
});

const lose = async (db: Kysely<Tables>, id: string) => {
  await db.deleteFrom("emails").where("order_id", "=", id).execute();
  await db.deleteFrom("order_lines").where("order_id", "=", id).execute();
  await db.deleteFrom("orders").where("id", "=", id).execute();
};

it.each<[what: string, breakIt: (records: Records) => unknown, found: string]>([
  ["a lost order", ({ db }) => lose(db, "iga"), "L-1003 was promised and is not there"],
  ["a skipped number", ({ db }) => lose(db, "ewa"), "the numbers have gaps"],
  [
    "an order with another person's data",
    ({ db }) => db.updateTable("orders").set({ email: "x@y.pl" }).where("id", "=", "ewa").execute(),
    "L-1002 was promised and is not there",
  ],
  ["a second order of one attempt", ({ attempts }) => attempts.splice(1, 1), "nobody sent L-1002"],
  [
    "an order without its lines",
    ({ db }) => db.deleteFrom("order_lines").where("order_id", "=", "ewa").execute(),
    "L-1002 is not whole",
  ],
  [
    "a mail that was never queued",
    ({ db }) => db.deleteFrom("emails").where("id", "=", "order-ewa").execute(),
    "L-1002 has the mails order-confirmation",
  ],
  [
    "a mail that did not arrive although recorded as sent",
    ({ journal }) => journal.splice(2, 1),
    "the mail order-ewa did not leave",
  ],
  [
    "a mail that arrived and was recorded as failed",
    ({ db }) =>
      db.updateTable("jobs").set({ done_at: null }).where("reference", "=", "order-ewa").execute(),
    "the mail order-ewa did not leave",
  ],
  [
    "a mail sent again under another name",
    ({ journal }) => journal.push(arrival("order-ewa-again")),
    "a mail left that nobody queued",
  ],
  [
    "a mail sent twice without a crash",
    ({ journal }) => journal.push(arrival("order-ewa")),
    "<order-ewa@latawiec.example> left twice, and nothing had died",
  ],
  [
    "a mail sent twice when another shop had died",
    ({ journal, downtimes }) => {
      journal.push(arrival("order-ewa"));
      downtimes.push({ kind: "shop", name: "shop-2", at: sentAt, upAt: sentAt + 1 });
    },
    "<order-ewa@latawiec.example> left twice, and nothing had died",
  ],
  [
    "a mail sent twice long before its shop died",
    ({ journal, downtimes }) => {
      journal.push(arrival("order-ewa"));
      downtimes.push({ kind: "shop", name: "shop-1", at: sentAt + 60_000, upAt: sentAt + 60_001 });
    },
    "<order-ewa@latawiec.example> left twice, and nothing had died",
  ],
])("the crash test's invariants find %s", async (_, breakIt, found) => {
  const records = await openRecords();
  await breakIt(records);
  expect((await verifyInvariants(records)).failures).toContain(found);
});

it.each([
  ["shop", "shop-1"],
  ["mail server", "mail server"],
])(
  "the crash test's invariants allow a second mail when its %s died at that moment",
  async (kind, name) => {
    const records = await openRecords();
    records.journal.push(arrival("order-ewa"));
    records.downtimes.push({ kind, name, at: sentAt + 100, upAt: sentAt + 900 });
    const { failures, figures } = await verifyInvariants(records);
    expect(failures).toEqual([]);
    expect(figures.sentAgain).toBe(1);
  },
);
