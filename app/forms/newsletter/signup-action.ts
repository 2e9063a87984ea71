import { data } from "react-router";
import { parseSignup, type SignupResult } from "../../../shop/newsletter/newsletter-signup.ts";
import { shopContext } from "../../context.ts";
import { receiveForm, type Obstacle, type SentForm } from "../read-form.ts";

export async function answerSignup(sent: SentForm) {
  const shop = sent.context.get(shopContext);
  const { fields, refusal, doubt } = await receiveForm(sent);
  const wish = { ...parseSignup(new Map(Object.entries(fields))), stamp: fields.stamp };
  const turnAway = (obstacle: Obstacle, status: number) =>
    data<SignupResult>({ ...wish, kind: "failed", obstacle }, status);
  if (refusal) return turnAway(refusal, 429);
  if (wish.kind === "problem") return data<SignupResult>(wish, 400);
  const doubted = await doubt();
  if (doubted) return turnAway(doubted, 400);
  try {
    await shop.newsletter.subscribe(wish.email, Date.now());
    return data<SignupResult>(wish);
  } catch (error) {
    shop.log.error({ err: error }, "subscription could not be stored");
    return data<SignupResult>({ ...wish, kind: "failed" }, 503);
  }
}
