import type { Insertable } from "kysely";
import { countChanged } from "../changed-rows.ts";
import { chunks } from "../chunk.ts";
import type { Mail } from "./email.ts";
import { resetAttempts } from "../jobs/job-admin.ts";
import { jobRow } from "../jobs/queue.ts";
import type { Database, Tables } from "../schema.ts";

export type MailState = "pending" | "failed";

export type EmailRecord = Awaited<ReturnType<typeof selectEmails>>[number];

export function emailsTable(db: Database) {
  return {
    async read(id: string): Promise<Mail | undefined> {
      const emails = db.selectFrom("emails").select("content").where("id", "=", id);
      const row = await emails.executeTakeFirst();
      return row?.content ? (JSON.parse(row.content) as Mail) : undefined;
    },
    find: async (id: string): Promise<EmailRecord | undefined> =>
      (await selectEmails(db, (query) => query.where("emails.id", "=", id)))[0],
    list: (state: MailState | undefined, limit: number): Promise<EmailRecord[]> =>
      selectEmails(db, (query) =>
        query
          .$if(state === "failed", (emails) => emails.where("failed_at", "is not", null))
          .$if(state === "pending", (emails) =>
            emails.where("done_at", "is", null).where("failed_at", "is", null),
          )
          .orderBy("queued_at", "desc")
          .limit(limit),
      ),
    /** Gives all attempts again to an unsent email, to those given up or waiting; not to erased ones. */
    async retry(now: number, which: { id: string } | "failed" | "pending"): Promise<number> {
      return countChanged(
        resetAttempts(db, "email", now)
          .where((job) =>
            typeof which === "object"
              ? job("reference", "=", which.id)
              : job("failed_at", which === "failed" ? "is not" : "is", null),
          )
          .where("reference", "in", (eb) =>
            eb.selectFrom("emails").select("id").where("content", "!=", ""),
          ),
      );
    },
  };
}

export function emailsWithJobs(db: Database) {
  return db
    .selectFrom("emails")
    .innerJoin("jobs", (join) =>
      join.onRef("jobs.reference", "=", "emails.id").on("jobs.kind", "=", "email"),
    );
}

type Query = ReturnType<typeof emailsWithJobs>;

function selectEmails(db: Database, restrict: (query: Query) => Query) {
  return restrict(emailsWithJobs(db))
    .leftJoin("orders", "orders.id", "emails.order_id")
    .select(["emails.id", "emails.kind", "content", "emails.order_id", "number as order_number"])
    .select(["queued_at", "run_at", "attempts", "last_error", "done_at as sent_at", "failed_at"])
    .select("dismissed_at")
    .execute();
}

/**
 * Call in the transaction of the operation that promises the mails. Those to the customer of an
 * erased order, who has no address any more, are left out.
 */
export async function queueMails(
  db: Database,
  mails: readonly Mail[],
  now: number,
  orderId: string | null = null,
): Promise<void> {
  const addressed = mails.filter(({ to }) => to.some((address) => address !== ""));
  for (const chunk of chunks(addressed)) {
    const emails = chunk.map((mail) => emailRow(mail, orderId));
    const jobs = chunk.map(({ id }) => jobRow("email", id, now));
    await db.insertInto("emails").values(emails).execute();
    await db.insertInto("jobs").values(jobs).execute();
  }
}

export function emailRow(mail: Mail, orderId: string | null): Insertable<Tables["emails"]> {
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: mail.to.join(", "),
    content: JSON.stringify(mail),
    order_id: orderId,
  };
}

/** Whether the order has such a mail that was queued since; lock the order first. */
export async function hasRecentMail(
  db: Database,
  { orderId, kind, since }: { orderId: string; kind: string; since: number },
): Promise<boolean> {
  const recent = emailsWithJobs(db)
    .select("emails.id")
    .where("emails.kind", "=", kind)
    .where("order_id", "=", orderId)
    .where("queued_at", ">", since);
  return (await recent.executeTakeFirst()) !== undefined;
}

export async function eraseEmails(db: Database, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids)) {
    await db
      .updateTable("emails")
      .set({ recipient: "", content: "" })
      .where("id", "in", chunk)
      .execute();
  }
}

export async function deleteEmails(db: Database, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids)) {
    const jobs = db.deleteFrom("jobs").where("kind", "=", "email");
    await jobs.where("reference", "in", chunk).execute();
    await db.deleteFrom("emails").where("id", "in", chunk).execute();
  }
}
