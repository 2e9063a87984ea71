import { brand, newsletterDiscount } from "../../../shop.config.ts";
import { shopContext } from "../../context.ts";
import { submitSignup } from "../../forms/newsletter/signup-action.ts";
import { Signup } from "../../forms/newsletter/signup.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";

export function loader({ context }: HandlerArgs) {
  return { url: `${context.get(shopContext).origin}/newsletter` };
}

export function action(args: HandlerArgs) {
  return submitSignup(args);
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
    <div className="wrap section newsletter-page">
      <h1>Zapisz się i&nbsp;odbierz {newsletterDiscount}% zniżki</h1>
      <Signup result={result} />
      <p>
        <a href="/">Wróć na&nbsp;stronę główną</a>
      </p>
    </div>
  );
}
