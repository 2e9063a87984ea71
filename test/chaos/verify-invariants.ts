import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import { emailsWithJobs } from "../../server/db/emails/emails.ts";
import type { Tables } from "../../server/db/schema.ts";
import type { Attempt } from "./customers.ts";
import type { JournalEntry } from "./mail-server.ts";

/** `name` was down from `at` until `upAt`. */
export type Downtime = { kind: string; name: string; at: number; upAt: number };

type Records = {
  db: Kysely<Tables>;
  attempts: readonly Attempt[];
  journal: readonly JournalEntry[];
  downtimes: readonly Downtime[];
};

/** Verified in verify-payments.ts. */
const paymentMails = ["order-paid", "payment-discrepancy"];

/** The address of the shop's alerts in these tests. */
export const alertsTo = "alarm@latawiec.example";

/** Maximum delay between a kill and its record, and between a mail's acceptance and its record. */
const slackMs = 1000;
const recordMs = 4000;

/** Returns all violations and statistics. */
export async function verifyInvariants(records: Records) {
  const { db, attempts, journal } = records;
  const orders = await db.selectFrom("orders").selectAll().orderBy("accepted_at").execute();
  const lines = await db.selectFrom("order_lines").selectAll().execute();
  const mails = await emailsWithJobs(db)
    .select(["emails.id", "emails.kind", "order_id", "done_at as sent_at"])
    .where("emails.kind", "!=", "alert")
    .execute();
  const failures: string[] = [];
  const expect = (holds: boolean, violation: string) => holds || failures.push(violation);

  const ordersByKey = new Map(orders.map((order) => [order.key, order]));
  expect(ordersByKey.size === orders.length, "two orders have one key");
  const sentKeys = new Set(attempts.map(({ key }) => key));
  for (const { key, number } of orders) expect(sentKeys.has(key), `nobody sent ${number}`);
  const accepted = attempts.filter(({ number }) => number !== undefined);
  for (const { key, number, email } of accepted) {
    const order = ordersByKey.get(key);
    expect(
      order?.number === number && order?.email === email,
      `${number} was promised and is not there`,
    );
  }
  const numbers = orders.map(({ number }) => Number(number.slice(2))).sort((a, b) => a - b);
  expect(
    numbers.every((number, index) => number === 1001 + index),
    "the numbers have gaps",
  );

  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const mailsOf = Map.groupBy(mails, (mail) => mail.order_id);
  for (const { id, number, products_total: total } of orders) {
    const sum = (linesOf.get(id) ?? []).reduce(
      (all, line) => all + line.unit_price * line.quantity,
      0,
    );
    expect(sum === total && total > 0, `${number} is not whole`);
    const kinds = (mailsOf.get(id) ?? [])
      .map(({ kind }) => kind)
      .filter((kind) => !paymentMails.includes(kind))
      .sort();
    expect(kinds.join() === "order,order-confirmation", `${number} has the mails ${kinds.join()}`);
  }
  expect(
    linesOf.size === orders.length && mailsOf.size === orders.length,
    "half an order was kept",
  );

  // Alerts tell that something was killed, also while the database is down.
  const ordersMails = journal.filter(({ recipients }) => !recipients.includes(alertsTo));
  const arrivals = Map.groupBy(ordersMails, ({ messageId }) => messageId.slice(1).split("@")[0]!);
  for (const { id, sent_at: sentAt } of mails) {
    expect(sentAt !== null && arrivals.has(id), `the mail ${id} did not leave`);
  }
  expect(arrivals.size === mails.length, "a mail left that nobody queued");
  const repeats = [...arrivals.values()].flatMap((times) => times.slice(0, -1));
  for (const first of repeats) {
    expect(
      isExplained(first, records.downtimes),
      `${first.messageId} left twice, and nothing had died`,
    );
  }
  return {
    failures,
    figures: {
      orders: orders.length,
      answered: accepted.length,
      unanswered: attempts.length - accepted.length,
      unansweredButStored: orders.length - accepted.length,
      mails: mails.length,
      sentAgain: repeats.length,
    },
  };
}

/** The mail server or the shop died before the shop could record the delivery. */
function isExplained({ at, account }: JournalEntry, downtimes: readonly Downtime[]): boolean {
  const from = at - slackMs;
  const database = downtimes.filter(
    ({ kind, at: downAt, upAt }) => kind === "database" && upAt >= from && downAt <= at + recordMs,
  );
  // Nothing can be recorded while the database is down.
  const until = Math.max(at, ...database.map(({ upAt }) => upAt)) + recordMs;
  return downtimes.some(
    ({ kind, name, at: downAt }) =>
      (kind === "mail server" || name === account) && downAt >= from && downAt <= until,
  );
}

export function readJournal(path: string): JournalEntry[] {
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as JournalEntry);
}
