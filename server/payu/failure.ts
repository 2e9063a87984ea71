/**
 * `refused`: this request will never succeed; `settings`: wrong configuration; `transport`: outcome
 * unknown, repeat with the same extOrderId or extRefundId; `duplicate`: the extOrderId is taken.
 */
export type PayuFailureKind = "refused" | "settings" | "transport" | "duplicate";

type Details = { status?: PayuStatus | undefined; correlationId?: string | undefined };

export type PayuStatus = { statusCode: string; codeLiteral?: string | undefined };

/** The message names the call and PayU's codes, never a value of the request or PayU's own text. */
export class PayuFailure extends Error {
  readonly kind: PayuFailureKind;
  readonly statusCode: string | undefined;
  /** PayU's name of the request, which its support asks for. */
  readonly correlationId: string | undefined;

  constructor(kind: PayuFailureKind, message: string, { status, correlationId }: Details = {}) {
    super(message);
    this.kind = kind;
    this.statusCode = status?.statusCode;
    this.correlationId = correlationId;
  }
}

/** Classifies a response that is no success. Only PayU's own codes make an outcome certain. */
export function classifyFailure(http: number, status: PayuStatus | undefined): PayuFailureKind {
  if (http === 401 || http === 403) return "settings";
  if (status?.statusCode === "ERROR_ORDER_NOT_UNIQUE") return "duplicate";
  if (status?.statusCode === "BUSINESS_ERROR") return "refused";
  const temporary = http === 408 || http === 429 || http < 400 || http >= 500;
  return temporary || status === undefined ? "transport" : "refused";
}
