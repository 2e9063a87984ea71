import type { Insertable, Kysely, Selectable } from "kysely";
import type { Mail } from "./email.ts";
import { createBatcher, fulfilled } from "../batcher.ts";
import { chunks } from "../chunk.ts";
import { outboxHealth, reportOverdue } from "./outbox-health.ts";
import { locksRows } from "../dialect/postgres.ts";
import type { Tables } from "../schema.ts";
import { withRelaxedDurability } from "../dialect/relaxed-durability.ts";

/** A mail taken out of the outbox for one attempt. */
export type QueuedMail = { mail: Mail; attempts: number };

export function outboxTable(db: Kysely<Tables>) {
  const noteSent = createBatcher((sent: readonly SentMail[]) => recordSent(db, sent));
  return {
    claimMail: (now: number, leaseMs: number, limit: number) =>
      withRelaxedDurability(db, (connection) => claimMail(connection, now, leaseMs, limit)),
    /** While it is in hand; what has come of it counts more. */
    renewLease: (id: string, until: number): Promise<void> => renewLease(db, id, until),
    /** With `forget`, only the dates of the mail stay; `reason` is why not everyone got it. */
    recordSent: (id: string, now: number, erase: boolean, reason?: string) =>
      noteSent({ id, now, erase, reason: reason ?? null }),
    recordRetry: (id: string, attempts: number, dueAt: number, reason: string) =>
      update(db, id, { attempts, due_at: dueAt, leased_until: 0, last_error: reason }),
    recordFailure: (id: string, attempts: number, now: number, reason: string) =>
      update(db, id, { attempts, failed_at: now, leased_until: 0, last_error: reason }),
    /** Back into the queue as if it had not been tried. */
    releaseMail: (id: string) => update(db, id, { leased_until: 0 }),
    findMail: (id: string): Promise<Selectable<Tables["outbox"]> | undefined> =>
      db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst(),
    outboxHealth: (since: number) => outboxHealth(db, since),
    reportOverdue: (since: number, now: number) => reportOverdue(db, since, now),
  };
}

/** The second half of every operation that promises a mail: call it in the same transaction. */
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

/**
 * Takes up to `limit` due mails for this process alone until the lease ends. A process that dies
 * meanwhile leaves them to the next one.
 */
async function claimMail(
  db: Kysely<Tables>,
  now: number,
  leaseMs: number,
  limit: number,
): Promise<QueuedMail[]> {
  const rows = await db
    // By itself, not inside the condition: PostgreSQL would lock other rows than it changes.
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
    // Asked again, so that of two processes that chose the same row only one gets it.
    .where("leased_until", "<=", now)
    .where("sent_at", "is", null)
    .returning(["mail", "attempts"])
    .execute();
  return rows.map(({ mail, attempts }) => ({ mail: JSON.parse(mail) as Mail, attempts }));
}

type SentMail = { id: string; now: number; erase: boolean; reason: string | null };

/** Those of which the same is to be said share a statement, and so the waiting for the disk. */
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
