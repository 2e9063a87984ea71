import { insertCode } from "./codes/codes.ts";
import type { DiscountCode } from "../../shop/order/discount/discount-code.ts";
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

export function subscribersTable(db: Database) {
  const subscribers = db.selectFrom("subscribers").selectAll();
  return {
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

/** Undefined when a link was sent a short time ago or the address is subscribed. */
export async function requestSubscription(
  db: Database,
  request: SubscriptionRequest,
): Promise<Subscriber | undefined> {
  await insertIfNew(db, request);
  return updateRequested(db, request).executeTakeFirst();
}

/** Stores the subscriber's code with the confirmation; undefined for a void link. */
export async function confirmSubscription(
  db: Database,
  confirmation: SubscriptionConfirmation,
): Promise<Subscriber | undefined> {
  const subscriber = await updateConfirmed(db, confirmation).executeTakeFirst();
  const { personalCode, now } = confirmation;
  if (subscriber?.code === personalCode.code) await insertCode(db, personalCode, now);
  return subscriber;
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
