import { brand, newsletterDiscount } from "../../../shop.config.ts";
import type { ActionArgs, PageData } from "../../route.ts";

/** Confirms by POST only, because mail scanners open links. */
export async function action({ shop, url }: ActionArgs) {
  const token = url.searchParams.get("token") ?? "";
  return shop.newsletter.confirm(token);
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "strict-origin" };
}

export function head() {
  return [
    { title: `Potwierdź zapis do newslettera | ${brand}` },
    { name: "robots", content: "noindex" },
  ];
}

export default function NewsletterConfirmation({ result }: { result?: PageData<typeof action> }) {
  return (
    <div className="wrap form-page">{result ? <Outcome kind={result.kind} /> : <Question />}</div>
  );
}

function Question() {
  return (
    <>
      <h1>Jeszcze jedno kliknięcie</h1>
      <p className="lead">
        Potwierdź, że chcesz dostawać newsletter, a wyślemy Ci kod na {newsletterDiscount}% zniżki.
      </p>
      <form method="post">
        <button type="submit" className="button button--primary">
          Potwierdzam zapis
        </button>
      </form>
    </>
  );
}

function Outcome({ kind }: { kind: "confirmed" | "void" }) {
  if (kind === "confirmed") {
    return (
      <>
        <h1>Gotowe, miło Cię mieć na pokładzie</h1>
        <p className="lead">
          Kod na {newsletterDiscount}% zniżki leci na Twój adres. Powinien dotrzeć w ciągu kilku
          minut.
        </p>
        <a className="button button--primary" href="/">
          Wróć do zabawek
        </a>
      </>
    );
  }
  return (
    <>
      <h1>Ten link już nie działa</h1>
      <p className="lead">
        Link działa przez 48 godzin i tylko w najnowszym liście. Zapisz się jeszcze raz, a wyślemy
        nowy.
      </p>
      <a className="button button--primary" href="/newsletter">
        Zapisz się ponownie
      </a>
    </>
  );
}
