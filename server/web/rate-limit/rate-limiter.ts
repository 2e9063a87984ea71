import { createHmac } from "node:crypto";
import { ipGroup } from "../request/client-ip.ts";
import { mailboxOf } from "./mailbox.ts";
import type { BudgetRequest } from "../../db/rate-limits.ts";
import { createSharedBudgets, windowMs } from "./budgets.ts";
import {
  floodLimits,
  guessLimit,
  limits,
  missLimit,
  recipientLimit,
  refundedShare,
  type FloodKind,
  type Limit,
  type LimitName,
} from "./limits.ts";
import { minuteMs } from "../../../shop/time/durations.ts";

type Deps = Parameters<typeof createSharedBudgets>[0] & {
  /** Prevents recovering IP and e-mail addresses from the stored keys. */
  secret: string;
};

export type RateLimitResult =
  | { admitted: true; refund: () => Promise<void> }
  | { admitted: false; retryAfter: number };

/** Links have a budget apart, so that nobody can use up the one of confirmations with them. */
export type RecipientMail = "recipient" | "link";

export function createRateLimiter({ secret, ...deps }: Deps) {
  const budgets = createSharedBudgets(deps);
  const cleaning = setInterval(() => void budgets.dropExpired(), minuteMs).unref();
  const clientKey = (name: string, ip: string) => keyOf(name, ipGroup(ip), secret);
  const recipientKey = (email: string, mail: RecipientMail = "recipient") =>
    keyOf(mail, mailboxOf(email), secret);
  return {
    async take(name: LimitName, ip: string): Promise<RateLimitResult> {
      const limit = limits[name];
      const key = clientKey(name, ip);
      return (await budgets.take(key, limit))
        ? { admitted: true, refund: () => budgets.refund(key, refundOf(limit)) }
        : { admitted: false, retryAfter: budgets.secondsUntilNext(key, limit) };
    },
    async takeGuess(ip: string) {
      const key = clientKey("guess", ip);
      const admitted = await budgets.take(key, guessLimit);
      return { admitted, refund: () => budgets.refund(key, guessLimit.intervalMs) };
    },
    takeRecipient: (email: string, mail?: RecipientMail): Promise<boolean> =>
      budgets.take(recipientKey(email, mail), recipientLimit),
    mailBudget: (email: string): BudgetRequest => ({
      key: recipientKey(email),
      cost: recipientLimit.intervalMs,
      windowMs: windowMs(recipientLimit),
      now: deps.now(),
    }),
    refundMail: (email: string, mail?: RecipientMail): Promise<void> =>
      budgets.refund(recipientKey(email, mail), recipientLimit.intervalMs),
    isFlooding: (ip: string, kind: FloodKind): boolean =>
      !budgets.takeHere(clientKey(`flood ${kind}`, ip), floodLimits[kind]),
    takeMiss: (ip: string): boolean => budgets.takeHere(clientKey("miss", ip), missLimit),
    dropExpired: budgets.dropExpired,
    close: () => clearInterval(cleaning),
  };
}

function refundOf({ syncEvery, intervalMs }: Limit): number {
  return syncEvery > 1 ? 0 : Math.round(intervalMs * refundedShare);
}

export function keyOf(name: string, subject: string, secret: string): string {
  return createHmac("sha256", secret).update(`${name} ${subject}`).digest("base64url");
}
