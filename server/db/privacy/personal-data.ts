import { sql } from "kysely";
import {
  isRecent,
  mentionsEmail,
  chooseErasureAction,
  type ErasureAction,
} from "../../../shop/privacy/erasure.ts";
import { mailText, type Mail } from "../emails/email.ts";
import { emailsWithJobs } from "../emails/emails.ts";
import type { Database, Tables } from "../schema.ts";

export type PersonRows = {
  orders: { id: string; number: string; acceptedAt: number; action: ErasureAction }[];
  messages: string[];
  openWithdrawals: number;
  subscribers: Pick<Tables["subscribers"], "id" | "confirmed_at">[];
  mails: { sent: string[]; unsent: string[]; kept: string[] };
};

export async function findPerson(
  db: Database,
  email: string,
  now: number,
  taxRecordYears: number,
): Promise<PersonRows> {
  const orders = await findOrders(db, email, now, taxRecordYears);
  const found = await db
    .selectFrom("messages")
    .select(["id", "kind", "received_at", "email"])
    .where(resembles("email", email))
    .execute();
  const messages = found.filter((row) => isSameEmail(row.email, email));
  const open = messages.filter(
    (row) => row.kind === "withdrawal" && isRecent(row.received_at, now),
  );
  const subscribers = await db
    .selectFrom("subscribers")
    .select(["id", "confirmed_at", "email"])
    .where(resembles("email", email))
    .execute();
  const closed = messages.filter((row) => !open.includes(row)).map(({ id }) => id);
  const mails = await findMails(db, email, orders, open.length > 0);
  const erased = orders.filter(({ action }) => action !== "keep").map(({ number }) => number);
  const morning = await findMorningMails(db, [...erased, ...closed]);
  return {
    orders,
    messages: closed,
    openWithdrawals: open.length,
    subscribers: subscribers.filter((row) => isSameEmail(row.email, email)),
    mails: {
      sent: [...mails.sent, ...morning.sent],
      unsent: [...mails.unsent, ...morning.unsent],
      kept: mails.kept,
    },
  };
}

async function findOrders(db: Database, email: string, now: number, years: number) {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "number", "accepted_at as acceptedAt"])
    .select(["completed_at as completedAt", "cancelled_at as cancelledAt", "email"])
    .where(resembles("email", email))
    .orderBy("accepted_at")
    .execute();
  const own = rows.filter((row) => isSameEmail(row.email, email));
  return own.map((row) => ({ ...row, action: chooseErasureAction(row, now, years) }));
}

async function findMails(
  db: Database,
  email: string,
  orders: PersonRows["orders"],
  hasOpenWithdrawal: boolean,
): Promise<PersonRows["mails"]> {
  const rows = await emailsWithJobs(db)
    .select(["emails.id", "emails.kind", "content", "order_id", "done_at"])
    .where((row) =>
      row.or([
        resembles("content", email),
        // An empty `in` list is invalid SQL; no order has an empty id.
        row("order_id", "in", ["", ...orders.map(({ id }) => id)]),
      ]),
    )
    .execute();
  const mails: PersonRows["mails"] = { sent: [], unsent: [], kept: [] };
  const isOpen = (kind: string) => hasOpenWithdrawal && kind === "withdrawal";
  for (const { id, kind, content, order_id, done_at } of rows) {
    const action = done_at === null ? mails.unsent : mails.sent;
    // Also the mails to an address that an order had before it was corrected.
    const order = orders.find((each) => each.id === order_id);
    if (order) (order.action === "keep" ? mails.kept : action).push(id);
    else if (mentions(content, email)) (isOpen(kind) ? mails.kept : action).push(id);
  }
  return mails;
}

/** Morning mails name people beside the numbers of orders and the ids of messages, without addresses. */
async function findMorningMails(db: Database, references: readonly string[]) {
  const rows = await emailsWithJobs(db)
    .select(["emails.id", "content", "done_at"])
    .where("emails.kind", "=", "day")
    .where("content", "<>", "")
    .execute();
  const named = rows.filter(({ content }) => {
    const words = new Set(mailText(JSON.parse(content) as Mail).match(/[\w-]+/g));
    return references.some((reference) => words.has(reference));
  });
  const idsOf = (sent: boolean) =>
    named.filter(({ done_at }) => (done_at !== null) === sent).map(({ id }) => id);
  return { sent: idsOf(true), unsent: idsOf(false) };
}

function mentions(json: string, email: string): boolean {
  const mail = JSON.parse(json) as Mail;
  return [...mail.to, mail.replyTo?.address ?? "", mailText(mail)].some((words) =>
    mentionsEmail(words, email),
  );
}

/** SQLite compares letters beyond ASCII by case: any letter matches there. */
function resembles(column: "email" | "content", email: string) {
  const escaped = email.toLowerCase().replaceAll(/[\\%_]/g, "\\$&");
  const pattern = `%${escaped.replaceAll(/[^\0-\x7f]/gu, "_")}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}

function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
