import { brand, newsletterDiscount } from "../../../shop.config.ts";
import { shopContext } from "../../context.ts";
import type { HandlerArgs, PageData } from "../../route.ts";

/** Confirms by POST only, because mail scanners open links. */
export async function action({ context, url }: HandlerArgs) {
  const token = url.searchParams.get("token") ?? "";
  return context.get(shopContext).newsletter.confirm(token);
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}

export function head() {
  return [
    { title: `Potwierdź zapis do newslettera | ${brand}` },
    { name: "robots", content: "noindex" },
  ];
}

export default function NewsletterConfirmation({
  result: confirmation,
}: {
  result?: PageData<typeof action>;
}) {
  return (
    <div className="wrap newsletter-page">
      {confirmation ? <Outcome kind={confirmation.kind} /> : <Question />}
    </div>
  );
}

function Question() {
  return (
    <>
      <h1>Jeszcze jedno kliknięcie</h1>
      <p className="lead">
        Potwierdź, że chcesz dostawać newsletter, a&nbsp;wyślemy Ci kod na&nbsp;{newsletterDiscount}
        % zniżki.
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
        <h1>Gotowe, miło Cię mieć na&nbsp;pokładzie</h1>
        <p className="lead">
          Kod na&nbsp;{newsletterDiscount}% zniżki leci na&nbsp;Twój adres. Powinien dotrzeć
          w&nbsp;ciągu kilku minut.
        </p>
        <a className="button button--primary" href="/">
          Wróć do&nbsp;zabawek
        </a>
      </>
    );
  }
  return (
    <>
      <h1>Ten link już nie działa</h1>
      <p className="lead">
        Link działa przez 48&nbsp;godzin i&nbsp;tylko w&nbsp;najnowszym liście. Zapisz się jeszcze
        raz, a&nbsp;wyślemy nowy.
      </p>
      <a className="button button--primary" href="/newsletter">
        Zapisz się ponownie
      </a>
    </>
  );
}
