import { data } from "react-router";
import { parseSignup, type SignupResult } from "../../../shop/newsletter/newsletter-signup.ts";
import type { FormNotice } from "../../../shop/order/customer.ts";
import { shopContext } from "../../context.ts";
import { readForm, type ActionArgs } from "../read-form.ts";

export async function submitSignup(args: ActionArgs) {
  const shop = args.context.get(shopContext);
  const { fields, rateLimitNotice, checkBot } = await readForm(args);
  const signup = { ...parseSignup(new Map(Object.entries(fields))), stamp: fields.stamp };
  const reject = (notice: FormNotice, status: number) =>
    data<SignupResult>({ ...signup, kind: "failed", notice }, status);
  if (rateLimitNotice) return reject(rateLimitNotice, 429);
  if (signup.kind === "invalid") return data<SignupResult>(signup, 400);
  const botNotice = await checkBot();
  if (botNotice) return reject(botNotice, 400);
  try {
    await shop.newsletter.subscribe(signup.email, Date.now());
    return data<SignupResult>({ ...signup, kind: "confirmation-sent" });
  } catch (error) {
    shop.log.error({ err: error }, "subscription could not be stored");
    return data<SignupResult>({ ...signup, kind: "failed" }, 503);
  }
}
