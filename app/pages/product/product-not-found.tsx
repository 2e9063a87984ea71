import { useEffect } from "react";
import { isRouteErrorResponse, useNavigate, useRouteError } from "react-router";
import { ErrorPage } from "../../layout/error-page.tsx";
import { showToast } from "../../ui/toasts.ts";
import { cameFromShop } from "./came-from-shop.ts";

const readingMs = 2000;

/** A document says what is wrong; in the browser the visitor is told and taken home. */
export function ProductNotFound() {
  const error = useRouteError();
  const absent = isRouteErrorResponse(error) && error.status === 404;
  const navigate = useNavigate();
  useEffect(() => {
    const title = absent ? "Produkt nie znaleziony" : "Błąd ładowania produktu";
    showToast({ kind: "error", title });
    if (!absent) return;
    const wait = cameFromShop() ? 0 : readingMs;
    const timer = setTimeout(() => void navigate("/", { replace: true }), wait);
    return () => clearTimeout(timer);
  }, [absent, navigate]);
  if (!absent) return <ErrorPage />;
  return (
    <div className="wrap section not-found">
      <title>Produkt nie znaleziony | Latawiec</title>
      <meta name="robots" content="noindex" />
      <h1>Produkt nie znaleziony</h1>
      <p className="lead">
        Tej zabawki już u&nbsp;nas nie ma. Zaraz zabierzemy Cię na początek sklepu.
      </p>
      <a className="button button--primary" href="/">
        Przejdź do sklepu
      </a>
    </div>
  );
}
