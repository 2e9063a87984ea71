import { lazy } from "react";
import { useActionData, useSearchParams } from "react-router";
import { shopContext } from "../../context.ts";
import { pageMeta } from "../../seo/meta.ts";
import { Still } from "../../ui/still.tsx";
import { ContactForm } from "./contact-form.tsx";
import { answerForm, type FormAnswer } from "./answer-form.server.ts";
import { OrderPage } from "./order-page.tsx";
import type { Route } from "./+types/contact";

const ContactAside = lazy(() => import("./contact-aside.tsx"));

export function loader({ context }: Route.LoaderArgs) {
  return { url: `${context.get(shopContext).origin}/kontakt` };
}

export function action(sent: Route.ActionArgs) {
  return answerForm(sent);
}

/** Without an answer nothing is lost: the form stays as it is and may be sent again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<FormAnswer> {
  try {
    return await serverAction();
  } catch {
    return { kind: "failed" };
  }
}

/** What the page says does not change; asking for it after a lost answer would lose the form too. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const ordering = new URLSearchParams(location.search).get("koszyk") === "true";
  return pageMeta({
    title: ordering ? "Złóż zamówienie" : "Kontakt",
    description:
      "Napisz lub zadzwoń do sklepu z zabawkami Latawiec. Doradzimy prezent i odpowiemy w ciągu 24 godzin w dni robocze.",
    url: loaderData.url,
    noindex: ordering,
  });
}

export default function ContactPage() {
  const [query] = useSearchParams();
  const answer = useActionData<FormAnswer>();
  if (query.get("koszyk") === "true") return <OrderPage answer={answer} />;
  return (
    <div className="wrap contact">
      <h1>Kontakt</h1>
      <p className="lead">
        Szukasz prezentu, pytasz o&nbsp;paczkę albo nie wiesz, co wybrać? Napisz, odpowiada
        człowiek.
      </p>
      <div className="contact__columns">
        <ContactForm mode="contact" answer={answer} />
        <Still id="o-kontakcie" content={ContactAside} />
      </div>
    </div>
  );
}
