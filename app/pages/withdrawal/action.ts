import { randomBytes } from "node:crypto";
import type { FormNotice } from "../../../shop/order/placing/customer.ts";
import { formatDateTime } from "../../../shop/time/date-time.ts";
import {
  parseWithdrawal,
  type Withdrawal,
  type WithdrawalErrors,
} from "../../../shop/order/withdrawal.ts";
import { failureNotice } from "../../forms/json-form.ts";
import { acceptsJson, readForm } from "../../forms/read-form.ts";
import { redirect, withStatus } from "../../result.ts";
import type { ActionArgs } from "../../route.ts";

type Resubmission = { stamp: string; notice?: FormNotice };

export type WithdrawalResult =
  | ({ kind: "form"; withdrawal: Withdrawal; errors: WithdrawalErrors } & Resubmission)
  | ({ kind: "review"; withdrawal: Withdrawal; key: string } & Resubmission)
  | { kind: "received"; at: string; email: string };

/**
 * Two steps: the first one shows the declaration for review, the second one submits it. Only the
 * second step checks for bots, with the timestamp from the first one's response.
 */
export async function submitWithdrawal(args: ActionArgs) {
  const { fields, rateLimitNotice, checkBot } = await readForm(args);
  const { withdrawal, errors } = parseWithdrawal(fields);
  const resubmission: Resubmission = {
    stamp: fields.stamp,
    ...(rateLimitNotice && { notice: rateLimitNotice }),
  };
  const status = rateLimitNotice ? 429 : Object.keys(errors).length > 0 ? 400 : 200;
  if (status === 400 || fields.step === "correct" || (rateLimitNotice && !fields.step)) {
    return withStatus<WithdrawalResult>(
      { kind: "form", withdrawal, errors, ...resubmission },
      status,
    );
  }
  const key = /^[\w-]{16,64}$/.test(fields.key ?? "")
    ? fields.key!
    : randomBytes(16).toString("hex");
  const review = { kind: "review", withdrawal, key, ...resubmission } as const;
  if (fields.step !== "confirm" || rateLimitNotice)
    return withStatus<WithdrawalResult>(review, status);
  const notice = await checkBot();
  if (notice) return withStatus<WithdrawalResult>({ ...review, notice }, 400);
  return storeWithdrawal(review, args);
}

async function storeWithdrawal(
  review: WithdrawalResult & { kind: "review" },
  { shop, request }: ActionArgs,
) {
  try {
    const { receivedAt } = await shop.withdraw(review.withdrawal, review.key);
    if (!acceptsJson(request)) return redirect("/odstapienie?przyjeto=1", 303);
    const { email } = review.withdrawal;
    return withStatus<WithdrawalResult>({
      kind: "received",
      at: formatDateTime(receivedAt),
      email,
    });
  } catch (error) {
    shop.log.error({ err: error }, "withdrawal could not be stored");
    return withStatus<WithdrawalResult>({ ...review, notice: failureNotice }, 503);
  }
}
