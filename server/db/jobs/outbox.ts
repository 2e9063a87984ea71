import type { Insertable, Kysely, Selectable } from "kysely";
import type { Mail } from "./email.ts";
import { createBatcher, fulfilled } from "../batcher.ts";
import { chunks } from "../chunk.ts";
import { outboxHealth, reportOverdue } from "./outbox-health.ts";
import { locksRows } from "../dialect/postgres.ts";
import type { Tables } from "../schema.ts";
import { withRelaxedDurability } from "../dialect/relaxed-durability.ts";

/** A mail claimed for one attempt. */
export type QueuedMail = { mail: Mail; attempts: number };

export function outboxTable(db: Kysely<Tables>) {
  const noteSent = createBatcher((sent: readonly SentMail[]) => recordSent(db, sent));
  return {
    claimMail: (now: number, leaseMs: number, limit: number) =>
      withRelaxedDurability(db, (connection) => claimMail(connection, now, leaseMs, limit)),
    /** Extends a lease that has not been released. */
    renewLease: (id: string, until: number): Promise<void> => renewLease(db, id, until),
    /** `erase` removes the mail's text; `reason` names rejected recipients' error. */
    recordSent: (id: string, now: number, erase: boolean, reason?: string) =>
      noteSent({ id, now, erase, reason: reason ?? null }),
    recordRetry: (id: string, attempts: number, dueAt: number, reason: string) =>
      update(db, id, { attempts, due_at: dueAt, leased_until: 0, last_error: reason }),
    recordFailure: (id: string, attempts: number, now: number, reason: string) =>
      update(db, id, { attempts, failed_at: now, leased_until: 0, last_error: reason }),
    /** Releases the lease without counting an attempt. */
    releaseMail: (id: string) => update(db, id, { leased_until: 0 }),
    findMail: (id: string): Promise<Selectable<Tables["outbox"]> | undefined> =>
      db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst(),
    outboxHealth: (since: number) => outboxHealth(db, since),
    reportOverdue: (since: number, now: number) => reportOverdue(db, since, now),
  };
}

/** Call in the transaction of the operation that promises the mails. */
export async function queueMails(
  db: Kysely<Tables>,
  mails: readonly Mail[],
  now: number,
): Promise<void> {
  await insertMails(db, mailRows(mails, now));
}

export async function insertMails(
  db: Kysely<Tables>,
  rows: readonly Insertable<Tables["outbox"]>[],
): Promise<void> {
  for (const chunk of chunks(rows)) await db.insertInto("outbox").values(chunk).execute();
}

export function mailRows(mails: readonly Mail[], now: number, orderId: string | null = null) {
  return mails.map((mail) => ({
    id: mail.id,
    kind: mail.kind,
    mail: JSON.stringify(mail),
    queued_at: now,
    due_at: now,
    leased_until: 0,
    attempts: 0,
    order_id: orderId,
  }));
}

/** Leases up to `limit` due mails. The lease ends when the process dies. */
async function claimMail(
  db: Kysely<Tables>,
  now: number,
  leaseMs: number,
  limit: number,
): Promise<QueuedMail[]> {
  const rows = await db
    // As a CTE: inside the condition PostgreSQL would lock other rows than it updates.
    .with("due", (eb) =>
      eb
        .selectFrom("outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .where("due_at", "<=", now)
        .where("leased_until", "<=", now)
        .orderBy("due_at")
        .limit(limit)
        .$if(locksRows(db), (due) => due.forUpdate().skipLocked()),
    )
    .updateTable("outbox")
    .set({ leased_until: now + leaseMs })
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    // Repeats the condition: of two processes that chose the same row only one gets it.
    .where("leased_until", "<=", now)
    .where("sent_at", "is", null)
    .returning(["mail", "attempts"])
    .execute();
  return rows.map(({ mail, attempts }) => ({ mail: JSON.parse(mail) as Mail, attempts }));
}

type SentMail = { id: string; now: number; erase: boolean; reason: string | null };

/** Groups equal updates into one statement, to wait for the disk once. */
async function recordSent(db: Kysely<Tables>, sent: readonly SentMail[]) {
  const alike = Map.groupBy(sent, ({ now: _, id: __, ...rest }) => JSON.stringify(rest));
  for (const mails of alike.values()) {
    const { now, erase, reason } = mails[0]!;
    const changes = { sent_at: now, leased_until: 0, last_error: reason };
    const ids = mails.map(({ id }) => id);
    await db
      .updateTable("outbox")
      .set({ ...changes, ...(erase && { mail: "" }) })
      .where("id", "in", ids)
      .execute();
  }
  return sent.map(() => fulfilled(undefined));
}

async function renewLease(db: Kysely<Tables>, id: string, until: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ leased_until: until })
    .where("id", "=", id)
    .where("leased_until", ">", 0)
    .execute();
}

async function update(
  db: Kysely<Tables>,
  id: string,
  changes: Partial<Tables["outbox"]>,
): Promise<void> {
  await db.updateTable("outbox").set(changes).where("id", "=", id).execute();
}
