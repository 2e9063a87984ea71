import { insertCode } from "./codes/codes.ts";
import type { DiscountCode } from "../../shop/order/discount/discount-code.ts";
import type { Mail } from "./emails/email.ts";
import { queueMails } from "./emails/emails.ts";
import type { Database, Tables } from "./schema.ts";

export type Subscriber = Tables["subscribers"];

export type SubscriptionRequest = {
  id: string;
  email: string;
  consentAt: number;
  confirmTokenHash: string;
  unsubscribeToken: string;
  now: number;
  notSince: number;
};

export type SubscriptionConfirmation = {
  confirmTokenHash: string;
  personalCode: DiscountCode;
  now: number;
  sentAfter: number;
};

type MailFor = (subscriber: Subscriber) => Mail;

export function subscribersTable(db: Database) {
  const subscribers = db.selectFrom("subscribers").selectAll();
  return {
    request: (request: SubscriptionRequest, mailFor: MailFor): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await insertIfNew(trx, request);
        const subscriber = await updateRequested(trx, request).executeTakeFirst();
        if (subscriber) await queueMails(trx, [mailFor(subscriber)], request.now);
        return subscriber !== undefined;
      }),
    confirm: (confirmation: SubscriptionConfirmation, mailFor: MailFor): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const subscriber = await updateConfirmed(trx, confirmation).executeTakeFirst();
        if (!subscriber) return false;
        const { personalCode, now } = confirmation;
        if (subscriber.code === personalCode.code) await insertCode(trx, personalCode, now);
        await queueMails(trx, [mailFor(subscriber)], now);
        return true;
      }),
    findByToken: (hash: string) =>
      subscribers.where("confirm_token_hash", "=", hash).executeTakeFirst(),
    list: () =>
      subscribers
        .where("confirmed_at", "is not", null)
        .where("unsubscribed_at", "is", null)
        .orderBy("confirmed_at")
        .execute(),
    find: (email: string) => subscribers.where("email", "=", email).executeTakeFirst(),
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

async function insertIfNew(db: Database, request: SubscriptionRequest): Promise<void> {
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

function updateRequested(db: Database, request: SubscriptionRequest) {
  return updateUnsubscribed(db)
    .set({
      consent_at: request.consentAt,
      confirm_token_hash: request.confirmTokenHash,
      confirm_sent_at: request.now,
    })
    .where("email", "=", request.email)
    .where((row) =>
      row.or([row("confirm_sent_at", "is", null), row("confirm_sent_at", "<=", request.notSince)]),
    );
}

function updateConfirmed(db: Database, confirmation: SubscriptionConfirmation) {
  return updateUnsubscribed(db)
    .set(({ fn, val, ref }) => ({
      confirmed_at: confirmation.now,
      unsubscribed_at: null,
      // One code per address: a returning subscriber keeps the first one.
      code: fn.coalesce(ref("code"), val(confirmation.personalCode.code)),
    }))
    .where("confirm_token_hash", "=", confirmation.confirmTokenHash)
    .where("confirm_sent_at", ">", confirmation.sentAfter);
}

function updateUnsubscribed(db: Database) {
  return db
    .updateTable("subscribers")
    .where((row) =>
      row.or([row("confirmed_at", "is", null), row("unsubscribed_at", "is not", null)]),
    )
    .returningAll();
}
