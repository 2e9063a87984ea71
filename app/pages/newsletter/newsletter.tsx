import { brand, newsletterDiscount } from "../../../shop.config.ts";
import { parseSignup, type SignupResult } from "../../../shop/newsletter/newsletter-signup.ts";
import type { FormNotice } from "../../../shop/order/placing/customer.ts";
import { readForm } from "../../forms/read-form.ts";
import { Signup } from "../../forms/newsletter/signup.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import type { ActionArgs, PageData } from "../../route.ts";
import { withStatus } from "../../result.ts";

export async function action(args: ActionArgs) {
  const { shop } = args;
  const { fields, rateLimitNotice, checkBot } = await readForm(args);
  const signup = { ...parseSignup(new Map(Object.entries(fields))), stamp: fields.stamp };
  const reject = (notice: FormNotice, status: number) =>
    withStatus<SignupResult>({ ...signup, kind: "failed", notice }, status);
  if (rateLimitNotice) return reject(rateLimitNotice, 429);
  if (signup.kind === "invalid") return withStatus<SignupResult>(signup, 400);
  const botNotice = await checkBot();
  if (botNotice) return reject(botNotice, 400);
  try {
    await shop.newsletter.subscribe(signup.email, Date.now());
    return withStatus<SignupResult>({ ...signup, kind: "confirmation-sent" });
  } catch (error) {
    shop.log.error({ err: error }, "subscription could not be stored");
    return withStatus<SignupResult>({ ...signup, kind: "failed" }, 503);
  }
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export function head({ url }: { url: string }) {
  return createPageMeta({
    title: "Newsletter",
    description: `Zapisz się do newslettera sklepu ${brand} i odbierz kod na ${newsletterDiscount}% zniżki.`,
    url,
  });
}

export default function NewsletterPage({ result }: { result?: PageData<typeof action> }) {
  return (
    <div className="wrap form-page">
      <h1>Zapisz się i odbierz {newsletterDiscount}% zniżki</h1>
      <Signup result={result} />
      <p>
        <a href="/">Wróć na stronę główną</a>
      </p>
    </div>
  );
}
