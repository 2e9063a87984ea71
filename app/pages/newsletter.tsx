import { useActionData } from "react-router";
import { newsletterDiscount } from "../../shop.config.ts";
import { parseSignup, type SignupAnswer } from "../../shop/newsletter-signup.ts";
import { shopContext } from "../context.ts";
import { answerSignup } from "../newsletter/answer-signup.server.ts";
import { SignupForm } from "../newsletter/signup-form.tsx";
import { pageMeta } from "../seo/meta.ts";
import type { Route } from "./+types/newsletter";

export function loader({ context }: Route.LoaderArgs) {
  return { url: `${context.get(shopContext).origin}/newsletter` };
}

export function action(sent: Route.ActionArgs) {
  return answerSignup(sent);
}

/** Without an answer the form stays as it is and may be sent again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const wish = parseSignup(await request.clone().formData());
  return serverAction().catch((): SignupAnswer => ({ ...wish, kind: "failed" }));
}

export function shouldRevalidate(): boolean {
  return false;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Newsletter",
    description: `Zapisz się do newslettera sklepu Latawiec i odbierz kod na ${newsletterDiscount}% zniżki.`,
    url: loaderData.url,
  });
}

export default function NewsletterPage() {
  const answer = useActionData<SignupAnswer>();
  return (
    <div className="wrap section newsletter-page">
      <h1>Zapisz się i&nbsp;odbierz {newsletterDiscount}% zniżki</h1>
      <SignupForm answer={answer} />
      <p>
        <a href="/">Wróć na&nbsp;stronę główną</a>
      </p>
    </div>
  );
}
