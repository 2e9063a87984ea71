import { data } from "react-router";
import { brand, newsletterDiscount } from "../../../shop.config.ts";
import { parseSignup, type SignupResult } from "../../../shop/newsletter/newsletter-signup.ts";
import type { FormNotice } from "../../../shop/order/customer.ts";
import { shopContext } from "../../context.ts";
import { readForm } from "../../forms/read-form.ts";
import { Signup } from "../../forms/newsletter/signup.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";

export function loader({ context }: HandlerArgs) {
  return { url: `${context.get(shopContext).origin}/newsletter` };
}

export async function action(args: HandlerArgs) {
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

export function headers() {
  return { "Cache-Control": "no-store" };
}

export function head({ url }: PageData<typeof loader>) {
  return createPageMeta({
    title: "Newsletter",
    description: `Zapisz się do newslettera sklepu ${brand} i odbierz kod na ${newsletterDiscount}% zniżki.`,
    url,
  });
}

export default function NewsletterPage({ result }: PageProps<typeof loader, typeof action>) {
  return (
    <div className="wrap newsletter-page">
      <h1>Zapisz się i&nbsp;odbierz {newsletterDiscount}% zniżki</h1>
      <Signup result={result} />
      <p>
        <a href="/">Wróć na&nbsp;stronę główną</a>
      </p>
    </div>
  );
}
