import { randomBytes } from "node:crypto";
import { data, redirect } from "react-router";
import { formatDateTime } from "../../../shop/text/date-time.ts";
import {
  parseWithdrawal,
  type Withdrawal,
  type WithdrawalErrors,
} from "../../../shop/order/withdrawal.ts";
import { shopContext } from "../../context.ts";
import { acceptsJson, readForm, type FormNotice, type ActionArgs } from "../../forms/read-form.ts";
import { notStored } from "./not-stored.ts";

type Again = { stamp: string; obstacle?: FormNotice };

export type WithdrawalAnswer =
  | ({ kind: "problem"; withdrawal: Withdrawal; errors: WithdrawalErrors } & Again)
  | ({ kind: "review"; withdrawal: Withdrawal; key: string } & Again)
  | { kind: "received"; at: string; email: string };

/**
 * The first step shows what was written; only the second one declares it. What keeps robots out is
 * asked at the second: the first one's answer brings the stamp along.
 */
export async function answerWithdrawal(sent: ActionArgs) {
  const { fields, rateLimitNotice: refusal, checkBot: doubt } = await readForm(sent);
  const { withdrawal, errors } = parseWithdrawal(fields);
  const again: Again = { stamp: fields.stamp, ...(refusal && { obstacle: refusal }) };
  const status = refusal ? 429 : Object.keys(errors).length > 0 ? 400 : 200;
  if (status === 400 || fields.step === "correct" || (refusal && !fields.step)) {
    return data<WithdrawalAnswer>({ kind: "problem", withdrawal, errors, ...again }, status);
  }
  const key = /^[\w-]{16,64}$/.test(fields.key ?? "")
    ? fields.key!
    : randomBytes(16).toString("hex");
  const review = { kind: "review", withdrawal, key, ...again } as const;
  if (fields.step !== "confirm" || refusal) return data<WithdrawalAnswer>(review, status);
  const obstacle = await doubt();
  if (obstacle) return data<WithdrawalAnswer>({ ...review, obstacle }, 400);
  return declare(review, sent);
}

async function declare(
  review: WithdrawalAnswer & { kind: "review" },
  { request, context }: ActionArgs,
) {
  const shop = context.get(shopContext);
  try {
    const { receivedAt } = await shop.withdraw(review.withdrawal, review.key);
    if (!acceptsJson(request)) return redirect("/odstapienie?przyjeto=1", 303);
    const { email } = review.withdrawal;
    return data<WithdrawalAnswer>({ kind: "received", at: formatDateTime(receivedAt), email });
  } catch (error) {
    shop.log.error({ err: error }, "withdrawal could not be stored");
    return data<WithdrawalAnswer>({ ...review, obstacle: notStored }, 503);
  }
}
