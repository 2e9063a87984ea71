import { brand } from "../../../shop.config.ts";
import { shopContext } from "../../context.ts";
import type { HandlerArgs, PageData } from "../../route.ts";

/** Handles the page's button and the one-click POST of mail programs (RFC 8058). */
export async function action({ context, url }: HandlerArgs) {
  const token = url.searchParams.get("token") ?? "";
  await context.get(shopContext).newsletter.unsubscribe(token);
  return { unsubscribed: true };
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}

export function head() {
  return [{ title: `Wypisz się z newslettera | ${brand}` }, { name: "robots", content: "noindex" }];
}

export default function NewsletterUnsubscribe({ result }: { result?: PageData<typeof action> }) {
  return (
    <div className="wrap newsletter-page">
      {result ? (
        <>
          <h1>Już Cię nie ma na&nbsp;liście</h1>
          <p className="lead">
            Więcej newsletterów nie wyślemy. Zmienisz zdanie?{" "}
            <a href="/newsletter">Zapisz się znowu</a>, będzie nam miło.
          </p>
          <a className="button button--primary" href="/">
            Wróć do&nbsp;zabawek
          </a>
        </>
      ) : (
        <>
          <h1>Wypisać Cię z&nbsp;newslettera?</h1>
          <p className="lead">Jedno kliknięcie i&nbsp;więcej do&nbsp;Ciebie nie napiszemy.</p>
          <form method="post">
            <button type="submit" className="button button--primary">
              Wypisuję się
            </button>
          </form>
        </>
      )}
    </div>
  );
}
