import { brand } from "../../../shop.config.ts";
import type { ActionArgs, PageData } from "../../route.ts";

/** Handles the page's button and the one-click POST of mail programs (RFC 8058). */
export async function action({ shop, url }: ActionArgs) {
  const token = url.searchParams.get("token") ?? "";
  await shop.newsletter.unsubscribe(token);
  return { unsubscribed: true };
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "strict-origin" };
}

export function head() {
  return [{ title: `Wypisz się z newslettera | ${brand}` }, { name: "robots", content: "noindex" }];
}

export default function NewsletterUnsubscribe({ result }: { result?: PageData<typeof action> }) {
  return (
    <div className="wrap form-page">
      {result ? (
        <>
          <h1>Już Cię nie ma na liście</h1>
          <p className="lead">
            Więcej newsletterów nie wyślemy. Zmienisz zdanie?{" "}
            <a href="/newsletter">Zapisz się znowu</a>, będzie nam miło.
          </p>
          <a className="button button--primary" href="/">
            Wróć do zabawek
          </a>
        </>
      ) : (
        <>
          <h1>Wypisać Cię z newslettera?</h1>
          <p className="lead">Jedno kliknięcie i więcej do Ciebie nie napiszemy.</p>
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
