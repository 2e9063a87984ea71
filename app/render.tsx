import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Document, PageHead, getTitle, type DocumentAssets } from "./root.tsx";
import type { ErrorPageComponent, HeadTag, PageModule } from "./route.ts";

export type RenderedPage = { head: readonly HeadTag[]; main: string };

export function renderPage(page: PageModule, loaded: object, result: unknown): RenderedPage {
  const Page = page.default as ComponentType<object>;
  const props = result === undefined ? loaded : { ...loaded, result };
  return render((page.head as (data: object) => HeadTag[])(props), <Page {...props} />);
}

/** A 404 or failure page, excluded from search engines. */
export function renderErrorPage(ErrorPage: ErrorPageComponent): RenderedPage {
  const head = [{ title: ErrorPage.title }, { name: "robots", content: "noindex" }];
  return render(head, <ErrorPage />);
}

function render(head: readonly HeadTag[], content: ReactNode): RenderedPage {
  return { head, main: renderToString(content) };
}

export function toDocument(page: RenderedPage, path: string, assets: DocumentAssets): string {
  return `<!DOCTYPE html>${renderToString(<Document {...page} path={path} assets={assets} />)}`;
}

/** JSON for `islands/page-requests.ts`. */
export function toFragment({ head, main }: RenderedPage, build: string): string {
  const tags = renderToStaticMarkup(<PageHead tags={head} />);
  return JSON.stringify({ title: getTitle(head), head: tags, main, build });
}
