import type { ReactNode } from "react";
import type { DocumentAssets } from "../server/web/document-assets.ts";
import { brand, colors } from "../shop.config.ts";
import { Island, LazyIsland } from "./islands/island.tsx";
import { CartDrawer } from "./layout/cart-drawer/cart-drawer.tsx";
import CookieBanner from "./layout/cookies/cookie-banner.tsx";
import { Footer } from "./layout/footer/footer.tsx";
import { Header } from "./layout/header/header.tsx";
import { SearchDialog } from "./layout/search-dialog/search-dialog.tsx";
import { Skeletons } from "./layout/skeletons.tsx";
import type { HeadTag } from "./route.ts";
import { IconSprite } from "./ui/icon-sprite.tsx";
import Toaster from "./ui/toast/toast.tsx";

type DocumentProps = {
  head: readonly HeadTag[];
  path: string;
  main: string;
  assets: DocumentAssets;
};

/** The HTML document around a page. */
export function Document({ head, path, main, assets }: DocumentProps) {
  return (
    <html
      lang="pl"
      prefix="og: http://ogp.me/ns# product: http://ogp.me/ns/product#"
      data-build={assets.build}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colors.paper} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <title>{getTitle(head)}</title>
        <PageHead tags={head} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <script dangerouslySetInnerHTML={{ __html: assets.storageHint }} />
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
      </head>
      <body>
        <IconSprite />
        <PageLayout path={path}>
          <main id="tresc" tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
        </PageLayout>
        <Skeletons />
        <p className="visually-hidden" id="page-announcer" aria-live="polite" />
        <script
          type="module"
          data-start={assets.entry}
          dangerouslySetInnerHTML={{ __html: assets.bootstrapScript }}
        />
      </body>
    </html>
  );
}

export function PageHead({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag, index) => {
    if ("title" in tag) return null;
    if ("noScriptRefresh" in tag) {
      return (
        <noscript key={index} data-page="">
          <meta httpEquiv="refresh" content={tag.noScriptRefresh} />
        </noscript>
      );
    }
    const Tag = "rel" in tag ? "link" : "meta";
    return <Tag key={index} {...tag} data-page="" />;
  });
}

export function getTitle(head: readonly HeadTag[]): string {
  const tag = head.find((each) => "title" in each);
  return tag?.title ?? brand;
}

function PageLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#tresc">
        Przejdź do treści
      </a>
      <Header path={path} />
      <Island component={CookieBanner} />
      {children}
      <Footer />
      <SearchDialog />
      <CartDrawer />
      <LazyIsland component={Toaster} />
    </>
  );
}
