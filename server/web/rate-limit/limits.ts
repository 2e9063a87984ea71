import { hourMs, minuteMs } from "../../../shop/time/durations.ts";

/** `burst` requests at once, then one per `intervalMs`. */
export type Budget = { burst: number; intervalMs: number };

/**
 * Rate limits per client. A whole school or office may share one address; a robot sends a hundred
 * forms in ten seconds. `intervalMs` stays within a minute, since rejected visitors are asked to
 * retry in a minute.
 */
export type Limit = Budget & {
  /**
   * After how many requests usage is synced to the database: 1 before each response; more where the
   * database would cost more than the response.
   */
  syncEvery: number;
};

export const limits = {
  /** Thirty children order within five minutes; a flood gets three orders a minute. */
  order: { burst: 20, intervalMs: 20_000, syncEvery: 1 },
  /** The form and the function. People write once and perhaps add a message. */
  contact: { burst: 10, intervalMs: 30_000, syncEvery: 1 },
  /** Two steps each, and one correction. */
  withdrawal: { burst: 15, intervalMs: 20_000, syncEvery: 1 },
  /** Each sends a mail to an address that may be somebody else's. */
  newsletter: { burst: 10, intervalMs: 30_000, syncEvery: 1 },
  /** Each makes a call to PayU; a mistyped BLIK code is tried again at once. */
  payment: { burst: 20, intervalMs: 20_000, syncEvery: 1 },
  /** Pages that ask again by themselves, every few seconds for some minutes. */
  "payment-status": { burst: 120, intervalMs: 1000, syncEvery: 30 },
  /** The whole catalogue as JSON; the old site requests it once per page. */
  products: { burst: 60, intervalMs: 500, syncEvery: 30 },
  /** Typing a word makes five requests within two seconds; thirty children type at once. */
  search: { burst: 300, intervalMs: 100, syncEvery: 100 },
  cart: { burst: 150, intervalMs: 200, syncEvery: 50 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/**
 * Mails to one address that anybody can cause: order confirmations and reminders, copies of
 * withdrawals, newsletter confirmations. A dozen at once, then one in two hours.
 */
export const recipientLimit: Limit = { burst: 12, intervalMs: 2 * hourMs, syncEvery: 1 };

/** Wrong discount codes of one client: twenty in an hour. */
export const guessLimit: Limit = { burst: 20, intervalMs: hourMs, syncEvery: 1 };

/** Searches without results that are counted: nobody fills a day's list alone. Per process. */
export const missLimit: Budget = { burst: 20, intervalMs: 15 * minuteMs };

/** A form rejected by validation costs only a fifth of an accepted one. */
export const refundedShare = 0.8;

/** Beyond it forms get no page: a rejection must cost less than the request. */
const formFlood: Budget = { burst: 60, intervalMs: 500 };

/**
 * Budgets of everything that is not cached, checked before any work, a body's included. Each process
 * counts by itself. A flood of one kind never blocks another.
 */
export const floodLimits = {
  products: formFlood,
  order: formFlood,
  form: formFlood,
  /** Pages that nobody requested before: a crawler reads ten a second, a school fewer. */
  page: { burst: 500, intervalMs: 100 },
  /** What pages request themselves; above the limits of search and cart together. */
  data: { burst: 600, intervalMs: 50 },
  /** What an order needs: carts, pages that ask for a payment, and PayU, which reports all payments. */
  first: { burst: 600, intervalMs: 50 },
} as const satisfies Record<string, Budget>;

export type FloodKind = keyof typeof floodLimits;
