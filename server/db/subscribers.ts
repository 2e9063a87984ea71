import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool } from "kysely";
import type { Mail } from "./email.ts";
import { queueMails } from "./emails.ts";
import type { Tables } from "./schema.ts";

export type Subscriber = Selectable<Tables["subscribers"]>;

/** A signup at `now`; no second mail to an address mailed after `notSince`. */
export type SubscriptionRequest = {
  id: string;
  email: string;
  consentAt: number;
  confirmTokenHash: string;
  unsubscribeToken: string;
  now: number;
  notSince: number;
};

/** A confirmation at `now`, valid for links sent after `sentAfter`. */
export type SubscriptionConfirmation = {
  confirmTokenHash: string;
  code: string;
  now: number;
  sentAfter: number;
};

type MailFor = (subscriber: Subscriber) => Mail;

export function subscribersTable(db: Kysely<Tables>) {
  return {
    request: (request: SubscriptionRequest, mailFor: MailFor) =>
      requestSubscription(db, request, mailFor),
    confirm: (confirmation: SubscriptionConfirmation, mailFor: MailFor) =>
      confirmSubscription(db, confirmation, mailFor),
    findByToken: (hash: string): Promise<Subscriber | undefined> =>
      db
        .selectFrom("subscribers")
        .selectAll()
        .where("confirm_token_hash", "=", hash)
        .executeTakeFirst(),
    /** Active subscribers in order of confirmation. */
    list: (): Promise<Subscriber[]> =>
      db
        .selectFrom("subscribers")
        .selectAll()
        .where("confirmed_at", "is not", null)
        .where("unsubscribed_at", "is", null)
        .orderBy("confirmed_at")
        .execute(),
    find: (email: string): Promise<Subscriber | undefined> =>
      db.selectFrom("subscribers").selectAll().where("email", "=", email).executeTakeFirst(),
    /** Also invalidates an open confirmation link. */
    async end(unsubscribeToken: string, now: number): Promise<void> {
      await db
        .updateTable("subscribers")
        .set({ unsubscribed_at: now, confirm_token_hash: null })
        .where("unsubscribe_token", "=", unsubscribeToken)
        .where("unsubscribed_at", "is", null)
        .execute();
    },
  };
}

/**
 * Records the signup and queues the mail, unless the address is subscribed or was mailed recently.
 */
async function requestSubscription(
  db: Kysely<Tables>,
  request: SubscriptionRequest,
  mailFor: MailFor,
): Promise<{ requested: boolean }> {
  return db.transaction().execute(async (transaction) => {
    await insertIfNew(transaction, request);
    const subscriber = await transaction
      .updateTable("subscribers")
      .set({
        consent_at: request.consentAt,
        confirm_token_hash: request.confirmTokenHash,
        confirm_sent_at: request.now,
      })
      .where("email", "=", request.email)
      .where(isNotSubscribed)
      .where((row) =>
        row.or([
          row("confirm_sent_at", "is", null),
          row("confirm_sent_at", "<=", request.notSince),
        ]),
      )
      .returningAll()
      .executeTakeFirst();
    if (subscriber) await queueMails(transaction, [mailFor(subscriber)], request.now);
    return { requested: subscriber !== undefined };
  });
}

/** Returns whether this call confirmed the subscription, and then queues the mail. */
async function confirmSubscription(
  db: Kysely<Tables>,
  confirmation: SubscriptionConfirmation,
  mailFor: MailFor,
): Promise<{ confirmed: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const subscriber = await transaction
      .updateTable("subscribers")
      .set(({ fn, val, ref }) => ({
        confirmed_at: confirmation.now,
        unsubscribed_at: null,
        // One code per address: a returning subscriber keeps the first one.
        code: fn.coalesce(ref("code"), val(confirmation.code)),
      }))
      .where("confirm_token_hash", "=", confirmation.confirmTokenHash)
      .where("confirm_sent_at", ">", confirmation.sentAfter)
      .where(isNotSubscribed)
      .returningAll()
      .executeTakeFirst();
    if (subscriber) await queueMails(transaction, [mailFor(subscriber)], confirmation.now);
    return { confirmed: subscriber !== undefined };
  });
}

async function insertIfNew(db: Kysely<Tables>, request: SubscriptionRequest): Promise<void> {
  await db
    .insertInto("subscribers")
    .values({
      id: request.id,
      email: request.email,
      consent_at: request.consentAt,
      unsubscribe_token: request.unsubscribeToken,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}

function isNotSubscribed(row: ExpressionBuilder<Tables, "subscribers">): Expression<SqlBool> {
  return row.or([row("confirmed_at", "is", null), row("unsubscribed_at", "is not", null)]);
}
