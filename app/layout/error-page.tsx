import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";

const NotFoundPage = lazy(() => import("../pages/not-found-page.tsx"));

/** Absent is 404; everything else is the same calm page, and never the error's own words. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  return (
    <div className="wrap section not-found">
      <title>Coś poszło nie tak | Latawiec</title>
      <meta name="robots" content="noindex" />
      <h1>Na chwilę zgubiliśmy wiatr</h1>
      <p className="lead">
        Strona się nie otworzyła i&nbsp;to nasza wina. Twój koszyk jest bezpieczny. Odśwież stronę
        albo wróć za kilka minut.
      </p>
      <a className="button button--primary" href="/">
        Wróć na stronę główną
      </a>
    </div>
  );
}
