import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

type PendingMail = { id: string; kind: string; queuedAt: number };

export type OutboxHealth = { failed: number; oldest: PendingMail | undefined };

/** Returns how many mails failed for good and the oldest overdue one. */
export async function outboxHealth(db: Kysely<Tables>, since: number): Promise<OutboxHealth> {
  const { failed } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("failed"))
    .where("failed_at", "is not", null)
    .executeTakeFirstOrThrow();
  const oldest = await pendingMail(db).where("queued_at", "<=", since).limit(1).executeTakeFirst();
  return { failed, oldest };
}

/** Returns each overdue mail once, to the first process that asks. */
export async function reportOverdue(
  db: Kysely<Tables>,
  since: number,
  now: number,
): Promise<PendingMail[]> {
  const overdue = await pendingMail(db)
    .where("queued_at", "<=", since)
    .where("overdue_reported_at", "is", null)
    .execute();
  const reported: PendingMail[] = [];
  for (const mail of overdue) if (await markOverdue(db, mail.id, now)) reported.push(mail);
  return reported;
}

async function markOverdue(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ overdue_reported_at: now })
    .where("id", "=", id)
    .where("overdue_reported_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function pendingMail(db: Kysely<Tables>) {
  return db
    .selectFrom("outbox")
    .select(["id", "kind", "queued_at as queuedAt"])
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .orderBy("queued_at");
}
