import { randomBytes } from "node:crypto";
import { data } from "react-router";
import type { Shop } from "../../../server/open-shop.ts";
import { formatDateTime } from "../../../shop/date-time.ts";
import {
  parseWithdrawal,
  type Withdrawal,
  type WithdrawalErrors,
} from "../../../shop/withdrawal.ts";

export type WithdrawalAnswer =
  | { kind: "problem"; withdrawal: Withdrawal; errors: WithdrawalErrors }
  | { kind: "review"; withdrawal: Withdrawal; key: string; failed?: boolean }
  | { kind: "received"; at: string; email: string };

/** The first step shows what was written; only the second one declares it. */
export async function answerWithdrawal(request: Request, shop: Shop) {
  const form = await request.formData().catch(() => new FormData());
  const fields = Object.fromEntries(
    [...form].filter((each): each is [string, string] => typeof each[1] === "string"),
  );
  const { withdrawal, errors } = parseWithdrawal(fields);
  if (Object.keys(errors).length > 0) {
    return data<WithdrawalAnswer>({ kind: "problem", withdrawal, errors }, 400);
  }
  if (fields.step === "correct") {
    return data<WithdrawalAnswer>({ kind: "problem", withdrawal, errors: {} });
  }
  const key = /^[\w-]{16,64}$/.test(fields.key ?? "")
    ? fields.key!
    : randomBytes(16).toString("hex");
  const review = { kind: "review", withdrawal, key } as const;
  return fields.step === "confirm" ? declare(review, shop) : data<WithdrawalAnswer>(review);
}

async function declare(review: WithdrawalAnswer & { kind: "review" }, shop: Shop) {
  try {
    const { receivedAt } = await shop.withdraw(review.withdrawal, review.key);
    const { email } = review.withdrawal;
    return data<WithdrawalAnswer>({ kind: "received", at: formatDateTime(receivedAt), email });
  } catch (error) {
    shop.log.error({ err: error }, "withdrawal could not be stored");
    return data<WithdrawalAnswer>({ ...review, failed: true }, 503);
  }
}
