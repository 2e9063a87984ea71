import { createHash } from "node:crypto";
import {
  codeLength,
  createDiscountCode,
  confirmationLinkTtlMs,
} from "../../shop/newsletter/newsletter.ts";
import type { Mails } from "./emails.ts";
import type { Store } from "../db/store.ts";

const hour = 3_600_000;
const minPauseBetweenEmails = hour;

/** `void`: the link is unknown, expired or replaced by a newer one. */
export type Confirmation = { kind: "confirmed" } | { kind: "void" };

type Deps = {
  store: Store;
  mails: Pick<Mails, "newsletterConfirmation" | "newsletterWelcome">;
  brand: string;
  origin: string;
  now: () => number;
  randomBytes: (size: number) => Buffer;
  wakeEmails: () => void;
};

/** Double opt-in: only a confirmed address gets the newsletter. */
export function createNewsletter(deps: Deps) {
  return {
    /** Same result for known and unknown addresses, so that nobody learns who subscribed. */
    subscribe: (email: string, consentAt: number) => subscribe(email, consentAt, deps),
    /** Idempotent; sends one mail. */
    confirm: (token: string) => confirm(token, deps),
    /** Same result for known and unknown links. */
    unsubscribe: (token: string) => deps.store.subscribers.end(token, deps.now()),
  };
}

async function subscribe(email: string, consentAt: number, deps: Deps): Promise<void> {
  const { store, mails, wakeEmails } = deps;
  const now = deps.now();
  const token = newToken(deps);
  const request = {
    id: newToken(deps),
    email: email.toLowerCase(),
    consentAt,
    confirmTokenHash: hashToken(token),
    unsubscribeToken: newToken(deps),
    now,
    notSince: now - minPauseBetweenEmails,
  };
  const requested = await store.subscribers.request(request, (subscriber) =>
    mails.newsletterConfirmation(
      {
        email: subscriber.email,
        confirmUrl: link(deps, "potwierdz", token),
        unsubscribeUrl: link(deps, "wypisz", subscriber.unsubscribe_token),
      },
      now,
    ),
  );
  if (requested) wakeEmails();
}

async function confirm(token: string, deps: Deps): Promise<Confirmation> {
  const { store, mails, brand, randomBytes, wakeEmails } = deps;
  const now = deps.now();
  const confirmTokenHash = hashToken(token);
  const code = createDiscountCode(brand, randomBytes(codeLength));
  const confirmation = { confirmTokenHash, code, now, sentAfter: now - confirmationLinkTtlMs };
  const confirmed = await store.subscribers.confirm(confirmation, (subscriber) => {
    const unsubscribeUrl = link(deps, "wypisz", subscriber.unsubscribe_token);
    // A returning subscriber keeps their code.
    const welcomeGift = { email: subscriber.email, code: subscriber.code ?? code, unsubscribeUrl };
    return mails.newsletterWelcome(welcomeGift, now);
  });
  if (confirmed) wakeEmails();
  const known = await store.subscribers.findByToken(confirmTokenHash);
  const subscribed = known?.confirmed_at && !known.unsubscribed_at;
  return { kind: confirmed || subscribed ? "confirmed" : "void" };
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
