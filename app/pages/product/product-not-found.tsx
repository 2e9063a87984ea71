import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { ErrorPage } from "../../layout/error-page.tsx";
import { showToast } from "../../ui/toasts.ts";

const readingMs = 2000;

/** A document says what is wrong; in the browser the visitor is told and taken home. */
export function ProductNotFound() {
  const error = useRouteError();
  const absent = isRouteErrorResponse(error) && error.status === 404;
  const fromShop = useLocation().key !== "default";
  const navigate = useNavigate();
  useEffect(() => {
    const title = absent ? "Produkt nie znaleziony" : "Błąd ładowania produktu";
    showToast({ kind: "error", title });
    if (!absent) return;
    const timer = setTimeout(() => void navigate("/", { replace: true }), fromShop ? 0 : readingMs);
    return () => clearTimeout(timer);
  }, [absent, fromShop, navigate]);
  if (!absent) return <ErrorPage />;
  return (
    <div className="wrap section not-found">
      <title>Produkt nie znaleziony | Latawiec</title>
      <meta name="robots" content="noindex" />
      <h1>Produkt nie znaleziony</h1>
      <p className="lead">Tej zabawki już u&nbsp;nas nie ma. Zaraz zabierzemy Cię na początek sklepu.</p>
      <a className="button button--primary" href="/">
        Przejdź do sklepu
      </a>
    </div>
  );
}
