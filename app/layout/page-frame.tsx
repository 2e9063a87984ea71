import { Outlet } from "react-router";

/** Every page stands in this frame, so that its failure leaves header and footer in place. */
export default function PageFrame() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary } from "./error-page.tsx";
