import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { stampWritten } from "./forms/stamp-form.ts";
import { CartDrawer } from "./layout/cart-drawer.tsx";
import { useClientLinks } from "./layout/client-links.ts";
import { useDrawTheRest } from "./layout/draw-the-rest.ts";
import { useEarlyPages } from "./layout/early-pages.ts";
import { CookieBanner } from "./layout/cookie-banner.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { useFocusOnNavigation } from "./layout/focus-on-navigation.ts";
import { SearchDialog } from "./layout/search-dialog.tsx";
import { limitSenders } from "./limits/limit-senders.server.ts";
import { Toaster } from "./ui/toast.tsx";
import "./styles/layers.css";

export { ErrorPage as ErrorBoundary } from "./layout/error-page.tsx";

export const middleware = [limitSenders];

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="pl" prefix="og: http://ogp.me/ns# product: http://ogp.me/ns/product#">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffaf2" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        {/* A built page carries its styles inline; see server/http/document.ts. */}
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {/* Only the document needs them; a built client leaves what is there. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  const main = useFocusOnNavigation();
  useClientLinks();
  useEarlyPages();
  useDrawTheRest();
  useEffect(() => {
    addEventListener("input", stampWritten);
    document.dispatchEvent(new Event("latawiec:ready"));
  }, []);
  return (
    <>
      <a className="skip-link" href="#tresc">
        Przejdź do treści
      </a>
      <Header />
      <CookieBanner />
      <main id="tresc" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <SearchDialog />
      <CartDrawer />
      <Toaster />
    </>
  );
}
