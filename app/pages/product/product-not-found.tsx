import { brand } from "../../../shop.config.ts";
import { Island } from "../../islands/island.tsx";
import LoadErrorToast from "../../islands/load-error.tsx";
import { ErrorPage } from "../../layout/error-page.tsx";

ProductNotFound.title = `Produkt nie znaleziony | ${brand}`;

/** Answers 404; scripts also show a toast and open the home page. */
export function ProductNotFound() {
  return (
    <div className="wrap section not-found">
      <Island component={LoadErrorToast} title="Produkt nie znaleziony" redirectTo="/" />
      <h1>Produkt nie znaleziony</h1>
      <p className="lead">Tej zabawki już u nas nie ma. Zaraz zabierzemy Cię na początek sklepu.</p>
      <a className="button button--primary" href="/">
        Przejdź do sklepu
      </a>
    </div>
  );
}

export function ProductFailed() {
  return (
    <>
      <Island component={LoadErrorToast} title="Błąd ładowania produktu" />
      <ErrorPage />
    </>
  );
}
