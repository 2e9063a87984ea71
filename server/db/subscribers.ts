import { sql } from "kysely";
import { isPostgres } from "./dialect/postgres.ts";
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
  /** Returns one spelling for each mailbox. */
  mailboxOf: (email: string) => string;
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

/** Returns the subscriber with a code, which it stores with the confirmation; undefined for a void link. */
export async function confirmSubscription(
  db: Database,
  confirmation: SubscriptionConfirmation,
): Promise<(Subscriber & { code: string }) | undefined> {
  await lockSubscribers(db);
  const subscriber = await updateConfirmed(db, confirmation).executeTakeFirst();
  if (!subscriber) return undefined;
  return { ...subscriber, code: await findOrCreateCode(db, subscriber, confirmation) };
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
    .set({ confirmed_at: confirmation.now, unsubscribed_at: null })
    .where("confirm_token_hash", "=", confirmation.confirmTokenHash)
    .where("confirm_sent_at", ">", confirmation.sentAfter);
}

/** One confirmation after another: each sees the codes of those before. SQLite does so by itself. */
async function lockSubscribers(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`lock table subscribers in share row exclusive mode`.execute(db);
}

/** One code per mailbox, however its address is written; whoever returns keeps it. */
async function findOrCreateCode(
  db: Database,
  subscriber: Subscriber,
  { mailboxOf, personalCode, now }: SubscriptionConfirmation,
): Promise<string> {
  if (subscriber.code !== null) return subscriber.code;
  const sent = await db
    .selectFrom("subscribers")
    .select(["email", "code"])
    .where("code", "is not", null)
    .orderBy("confirmed_at")
    .execute();
  const mailbox = mailboxOf(subscriber.email);
  const known = sent.find(({ email }) => mailboxOf(email) === mailbox)?.code;
  if (known) return known;
  const { code } = personalCode;
  await db.updateTable("subscribers").set({ code }).where("id", "=", subscriber.id).execute();
  await insertCode(db, personalCode, now);
  return code;
}

function updateUnsubscribed(db: Database) {
  return db
    .updateTable("subscribers")
    .where((row) =>
      row.or([row("confirmed_at", "is", null), row("unsubscribed_at", "is not", null)]),
    )
    .returningAll();
}
