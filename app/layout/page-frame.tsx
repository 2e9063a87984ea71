import { lazy } from "react";
import { Outlet, useLocation } from "react-router";
import { useAwaitedPath } from "./awaited-path.ts";

const AwaitedList = lazy(() => import("./awaited-list-content.tsx"));

/** Every page stands in this frame, so that its failure leaves header and footer in place. */
export default function PageFrame() {
  const { pathname } = useLocation();
  const awaited = useAwaitedPath();
  const listComes = awaited !== pathname && /^\/(kategoria\/|szukaj)/.test(awaited ?? "");
  return listComes ? <AwaitedList /> : <Outlet />;
}

export { ErrorPage as ErrorBoundary } from "./error-page.tsx";
