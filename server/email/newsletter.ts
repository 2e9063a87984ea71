import { createHash } from "node:crypto";
import {
  codeLength,
  createDiscountCode,
  confirmationLinkTtlMs,
} from "../../shop/newsletter/newsletter.ts";
import type { Mails } from "./emails.ts";
import type { Store } from "../db/store.ts";

const hour = 3_600_000;
const askAgainAfter = hour;

/** `void`: the link was never given out, has run out, or a newer one took its place. */
export type Confirmation = { kind: "confirmed" } | { kind: "void" };

type Means = {
  store: Store;
  mails: Pick<Mails, "newsletterConfirmation" | "newsletterWelcome">;
  brand: string;
  /** The shop's public address, for the links. */
  origin: string;
  now: () => number;
  randomBytes: (size: number) => Buffer;
  pokeOutbox: () => void;
};

/** Double opt-in: nobody gets the newsletter who has not asked for it from their own inbox. */
export function createNewsletter(means: Means) {
  return {
    /** The answer is the same whether the address is known or not: it tells nobody who reads us. */
    subscribe: (email: string, consentAt: number) => subscribe(email, consentAt, means),
    /** Opening the link again answers the same and sends nothing more. */
    confirm: (token: string) => confirm(token, means),
    /** Silent about whether the link was known: the reader is out either way. */
    unsubscribe: (token: string) => means.store.endSubscription(token, means.now()),
  };
}

async function subscribe(email: string, consentAt: number, means: Means): Promise<void> {
  const { store, mails, pokeOutbox } = means;
  const now = means.now();
  const token = newToken(means);
  const wish = {
    id: newToken(means),
    email: email.toLowerCase(),
    consentAt,
    confirmTokenHash: hashToken(token),
    unsubscribeToken: newToken(means),
    now,
    notSince: now - askAgainAfter,
  };
  const { asked } = await store.requestSubscription(wish, (subscriber) =>
    mails.newsletterConfirmation(
      {
        email: subscriber.email,
        confirmUrl: link(means, "potwierdz", token),
        unsubscribeUrl: link(means, "wypisz", subscriber.unsubscribe_token),
      },
      now,
    ),
  );
  if (asked) pokeOutbox();
}

async function confirm(token: string, means: Means): Promise<Confirmation> {
  const { store, mails, brand, randomBytes, pokeOutbox } = means;
  const now = means.now();
  const confirmTokenHash = hashToken(token);
  const code = createDiscountCode(brand, randomBytes(codeLength));
  const proof = { confirmTokenHash, code, now, sentAfter: now - confirmationLinkTtlMs };
  const { confirmed } = await store.confirmSubscription(proof, (subscriber) => {
    const unsubscribeUrl = link(means, "wypisz", subscriber.unsubscribe_token);
    // Someone who comes back keeps the code they had.
    const gift = { email: subscriber.email, code: subscriber.code ?? code, unsubscribeUrl };
    return mails.newsletterWelcome(gift, now);
  });
  if (confirmed) pokeOutbox();
  const known = confirmed || (await wasConfirmed(store, confirmTokenHash));
  return { kind: known ? "confirmed" : "void" };
}

async function wasConfirmed(store: Store, confirmTokenHash: string): Promise<boolean> {
  const subscriber = await store.findSubscriberByToken(confirmTokenHash);
  return Boolean(subscriber?.confirmed_at && !subscriber.unsubscribed_at);
}

function newToken({ randomBytes }: Means): string {
  return randomBytes(18).toString("base64url");
}

/** Whoever reads the database finds no link that confirms. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function link({ origin }: Means, page: "potwierdz" | "wypisz", token: string): string {
  return `${origin}/newsletter/${page}?token=${token}`;
}
