import { parseWarsawTime } from "../../../shop/time/warsaw-time.ts";
import { dayMs, minuteMs } from "../../../shop/time/durations.ts";

/**
 * `blocked`: pause until a time; `token` and `settings`: wrong configuration; `transport`: retry;
 * `refused`: this request will never succeed; `own`: an error of the shop itself.
 */
export type FailureKind = "blocked" | "token" | "settings" | "transport" | "refused" | "own";

export class BaselinkerFailure extends Error {
  readonly kind: FailureKind;
  /** End of a block, in milliseconds. */
  readonly until: number | undefined;
  method: string | undefined;

  constructor(kind: FailureKind, message: string, until?: number) {
    super(message);
    this.kind = kind;
    this.until = until;
  }
}

/** Other failures of the call stay failures. */
export async function whenRefused<Reply>(
  call: Promise<Reply>,
  answer: (failure: BaselinkerFailure) => Reply | Promise<Reply>,
): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof BaselinkerFailure) || error.kind !== "refused") throw error;
    return answer(error);
  }
}

/** For a call that may be refused now and taken later. */
export function askAgain({ message }: BaselinkerFailure): never {
  throw new BaselinkerFailure("transport", message);
}

const fallbackMs = 10 * minuteMs;
const marginMs = 30_000;
/** No block lasts longer; a later date is a clock error. */
const maxBlockMs = dayMs;

/** Classifies by pattern: the exact error codes are not published. */
export function createBaselinkerFailure(
  code: string,
  message: string,
  now: number,
): BaselinkerFailure {
  const text = `${code} ${message}`.replaceAll(/\s+/g, " ").trim().slice(0, 200);
  if (/BLOCKED|RATE_LIMIT/i.test(code) || /limit exceeded|blocked until/i.test(message)) {
    return new BaselinkerFailure("blocked", text, blockedUntil(message, now));
  }
  if (/TOKEN/i.test(code)) return new BaselinkerFailure("token", text);
  return new BaselinkerFailure("refused", text);
}

export function blockedUntil(message: string, now: number): number {
  const [, moment] = /until (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/i.exec(message) ?? [];
  const until = moment === undefined ? undefined : parseWarsawTime(moment);
  if (until === undefined || until > now + maxBlockMs) return now + fallbackMs;
  return Math.max(until, now) + marginMs;
}
