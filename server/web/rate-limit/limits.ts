import type { Budget } from "./rate-limit.ts";

/**
 * What one address may ask of the shop. A school class orders from one address, and so does an
 * office; a robot sends a hundred forms in ten seconds. `intervalMs` stays within a minute: whoever was
 * refused is told to try again in a minute.
 */
export type Limit = Budget & {
  /**
   * After how many requests the other processes hear of them. 1: before each is answered; more
   * where the database would cost more than the answer itself.
   */
  syncEvery: number;
};

export const limits = {
  /** Thirty children order within five minutes; whoever floods sends three a minute. */
  order: { burst: 20, intervalMs: 20_000, syncEvery: 1 },
  /** The form and the function. People write once and perhaps add a word. */
  contact: { burst: 10, intervalMs: 30_000, syncEvery: 1 },
  /** Two steps each, and one back to correct. */
  withdrawal: { burst: 15, intervalMs: 20_000, syncEvery: 1 },
  /** Each sends a letter to an address that somebody else may have written. */
  newsletter: { burst: 10, intervalMs: 30_000, syncEvery: 1 },
  /** The whole catalogue as JSON; the old site asks once a page. */
  products: { burst: 60, intervalMs: 500, syncEvery: 30 },
  /** A typed word is five questions within two seconds; thirty children type at once. */
  search: { burst: 300, intervalMs: 100, syncEvery: 100 },
  /** Asked when the drawer or the order page opens. */
  basket: { burst: 150, intervalMs: 200, syncEvery: 50 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** A form that was refused for what stood in it weighs only a fifth of one that was taken. */
export const refundedShare = 0.8;

/**
 * All of one `FloodKind` together, before they are even read. Beyond it no page is drawn any more: a refusal has
 * to cost less than the request. Each process counts for itself.
 */
export const floodLimit: Budget = { burst: 60, intervalMs: 500 };
