import { brand } from "../../../shop.config.ts";
import { shopContext } from "../../context.ts";
import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../seo/meta.ts";
import { ContactDetails } from "./contact-details.tsx";
import { ContactFaq } from "./contact-faq.tsx";
import { ContactForm } from "./contact-form.tsx";
import { answerForm } from "./answer-form.server.ts";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";

export function loader({ context, url }: HandlerArgs) {
  return {
    url: `${context.get(shopContext).origin}/kontakt`,
    ordering: url.searchParams.get("koszyk") === "true",
  };
}

export function action(sent: HandlerArgs) {
  return answerForm(sent);
}

export function head({ ordering, url }: PageData<typeof loader>) {
  return pageMeta({
    title: ordering ? "Złóż zamówienie" : "Kontakt",
    description: `Napisz lub zadzwoń do sklepu z zabawkami ${brand}. Doradzimy prezent i odpowiemy w ciągu 24 godzin w dni robocze.`,
    url,
    noindex: ordering,
  });
}

export default function ContactPage({ ordering, result }: PageProps<typeof loader, typeof action>) {
  return (
    <div className={ordering ? "wrap contact contact--order" : "wrap contact"}>
      <h1>{ordering ? "Złóż zamówienie" : "Kontakt"}</h1>
      {ordering ? (
        <noscript>
          <p className="notice">
            Koszyk potrzebuje JavaScriptu. Bez niego napisz nazwy zabawek w&nbsp;uwagach, a&nbsp;my
            przygotujemy zamówienie i&nbsp;odpiszemy.
          </p>
        </noscript>
      ) : (
        <p className="lead">
          Szukasz prezentu, pytasz o&nbsp;paczkę albo nie wiesz, co wybrać? Napisz, odpowiada
          człowiek.
        </p>
      )}
      <div className={ordering ? undefined : "contact__columns"}>
        <Island component={ContactForm} mode={ordering ? "order" : "contact"} given={result} />
        <div>
          <ContactDetails />
          <ContactFaq />
        </div>
      </div>
    </div>
  );
}
