import { createHash } from "node:crypto";
import {
  codeLength,
  createDiscountCode,
  createPersonalCode,
  confirmationLinkTtlMs,
} from "../../shop/newsletter/newsletter.ts";
import { sanitizeLine } from "../../shop/text/sanitize-text.ts";
import type { WriteMail } from "./mails.ts";
import type { Store } from "../db/store.ts";
import { queueMails } from "../db/emails/emails.ts";
import { confirmSubscription, requestSubscription, type Subscriber } from "../db/subscribers.ts";
import { hourMs } from "../../shop/time/durations.ts";

const minPauseBetweenEmails = hourMs;

/** `void`: the link is unknown, expired or replaced by a newer one. */
export type Confirmation = { kind: "confirmed" } | { kind: "void" };

type Deps = {
  store: Store;
  mail: WriteMail;
  brand: string;
  /** Percent of the code that a subscriber gets. */
  discount: number;
  origin: string;
  now: () => number;
  randomBytes: (size: number) => Buffer;
  mailboxOf: (email: string) => string;
  admitsMail: (email: string) => Promise<boolean>;
  refundMail: (email: string) => Promise<void>;
  wakeEmails: () => void;
};

/** Double opt-in: only a confirmed address gets the newsletter. */
export function createNewsletter(deps: Deps) {
  return {
    /** Same result for known and unknown addresses, so that nobody learns who subscribed. */
    subscribe: (email: string, consentAt: number) => subscribe(email, consentAt, deps),
    confirm: (token: string) => confirm(token, deps),
    /** Same result for known and unknown links. */
    unsubscribe: (token: string) =>
      // PostgreSQL rejects NUL, which anybody may put into the address.
      deps.store.subscribers.end(sanitizeLine(token), deps.now()),
  };
}

async function subscribe(email: string, consentAt: number, deps: Deps): Promise<void> {
  const { store, mail, wakeEmails } = deps;
  const now = deps.now();
  const notSince = now - minPauseBetweenEmails;
  // A signup without a mail costs nothing, so that nobody uses up the budget of another's orders.
  const known = await store.subscribers.find(email.toLowerCase());
  if (known && (isSubscribed(known) || (known.confirm_sent_at ?? 0) > notSince)) return;
  if (!(await deps.admitsMail(email))) return;
  const token = newToken(deps);
  const request = {
    id: newToken(deps),
    email: email.toLowerCase(),
    consentAt,
    confirmTokenHash: hashToken(token),
    unsubscribeToken: newToken(deps),
    now,
    notSince,
  };
  const isRequested = await store.transaction(async (trx) => {
    const subscriber = await requestSubscription(trx, request);
    if (!subscriber) return false;
    const confirmUrl = link(deps, "potwierdz", token);
    const unsubscribeUrl = link(deps, "wypisz", subscriber.unsubscribe_token);
    const signup = { email: subscriber.email, confirmUrl, unsubscribeUrl };
    await queueMails(trx, [mail("newsletter-confirmation", signup, now)], now);
    return true;
  });
  if (isRequested) wakeEmails();
  else await deps.refundMail(email);
}

async function confirm(token: string, deps: Deps): Promise<Confirmation> {
  const { store, mail, brand, randomBytes, mailboxOf, wakeEmails } = deps;
  const now = deps.now();
  const confirmTokenHash = hashToken(token);
  const newCode = createDiscountCode(brand, randomBytes(codeLength));
  const confirmation = {
    confirmTokenHash,
    personalCode: createPersonalCode(newCode, deps.discount),
    mailboxOf,
    now,
    sentAfter: now - confirmationLinkTtlMs,
  };
  const isConfirmed = await store.transaction(async (trx) => {
    const subscriber = await confirmSubscription(trx, confirmation);
    if (!subscriber) return false;
    const unsubscribeUrl = link(deps, "wypisz", subscriber.unsubscribe_token);
    const { email, code } = subscriber;
    const codeUrl = `${deps.origin}/?kod=${encodeURIComponent(code)}`;
    const welcomeGift = { email, code, codeUrl, unsubscribeUrl };
    await queueMails(trx, [mail("newsletter-welcome", welcomeGift, now)], now);
    return true;
  });
  if (isConfirmed) wakeEmails();
  const known = await store.subscribers.findByToken(confirmTokenHash);
  return { kind: isConfirmed || (known && isSubscribed(known)) ? "confirmed" : "void" };
}

function isSubscribed({ confirmed_at, unsubscribed_at }: Subscriber): boolean {
  return confirmed_at !== null && unsubscribed_at === null;
}

function newToken({ randomBytes }: Deps): string {
  return randomBytes(18).toString("base64url");
}

/** Stores only a hash: a leaked database contains no valid links. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function link({ origin }: Deps, page: "potwierdz" | "wypisz", token: string): string {
  return `${origin}/newsletter/${page}?token=${token}`;
}
