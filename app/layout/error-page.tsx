import { brand, wording } from "../../shop.config.ts";

ErrorPage.title = `Coś poszło nie tak | ${brand}`;

/**
 * The page for every failure; never shows `error.message`. `emptyText` says what the page would
 * have listed.
 */
export function ErrorPage({ emptyText }: { emptyText?: string }) {
  return (
    <div className="wrap section not-found">
      <h1>{wording.failureTitle}</h1>
      <p className="lead">
        Strona się nie otworzyła i to nasza wina. Twój koszyk jest bezpieczny. Odśwież stronę albo
        wróć za kilka minut.
      </p>
      {emptyText && <p className="muted">{emptyText}</p>}
      <a className="button button--primary" href="/">
        Wróć na stronę główną
      </a>
    </div>
  );
}
