import { isRouteErrorResponse, type StaticHandlerContext } from "react-router";
import type { Shop } from "../server/shop/shop.ts";
import { acceptsJson } from "./forms/read-form.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import NotFoundPage from "./pages/not-found/not-found.tsx";
import {
  renderErrorPage,
  renderPage,
  toDocument,
  toFragment,
  type RenderedPage,
} from "./render.tsx";
import type { DocumentAssets } from "./root.tsx";
import type { PageModule } from "./route.ts";

type PageRequest = {
  request: Request;
  page: PageModule;
  /** Without the document, for client-side navigation. */
  asFragment: boolean;
  shop: Pick<Shop, "payments">;
};

export type PageAssets = DocumentAssets & {
  /** Creates the page's CSP. */
  policy: (formTargets: readonly string[]) => string;
};

export function respond(
  state: StaticHandlerContext,
  { request, page, asFragment, shop }: PageRequest,
  assets: PageAssets,
): Response {
  const error = getError(state);
  const status = error === undefined || isRouteErrorResponse(error) ? state.statusCode : 503;
  const [loaded] = Object.values(state.loaderData) as never[];
  const headers = new Headers(error === undefined ? page.headers?.(loaded!) : undefined);
  if (status >= 500) {
    headers.set("Cache-Control", "no-store");
    headers.set("Retry-After", "30");
  }
  if (acceptsJson(request) && error === undefined) {
    return Response.json(Object.values(state.actionData ?? {})[0], { status, headers });
  }
  const { pathname } = new URL(request.url);
  const rendered = render(state, error, page);
  if (asFragment) {
    headers.set("Content-Type", "application/json; charset=utf-8");
    headers.set("X-Robots-Tag", "noindex");
    return new Response(toFragment(rendered, assets.build), { status, headers });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  const formTargets = error === undefined ? page.formTargets?.(shop) : undefined;
  headers.set("Content-Security-Policy", assets.policy(formTargets ?? []));
  return new Response(toDocument(rendered, pathname, assets), { status, headers });
}

export function getError({ errors }: StaticHandlerContext): unknown {
  return errors ? Object.values(errors)[0] : undefined;
}

/** Renders the not-found page for a 404, else the failure page. */
function render(
  { loaderData, actionData }: StaticHandlerContext,
  error: unknown,
  page: PageModule,
): RenderedPage {
  if (error === undefined) {
    const [loaded] = Object.values(loaderData) as object[];
    return renderPage(page, loaded ?? {}, Object.values(actionData ?? {})[0]);
  }
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const Page = missing ? (page.NotFound ?? NotFoundPage) : (page.Failed ?? ErrorPage);
  return renderErrorPage(Page);
}
