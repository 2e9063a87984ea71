import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { DocumentAssets } from "../server/web/document-assets.ts";
import type { RenderQueue } from "../server/web/render-queue.ts";
import { acceptsJson } from "./forms/read-form.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import NotFoundPage from "./pages/not-found/not-found.tsx";
import { WithStatus } from "./result.ts";
import { Document, getTitle, PageHead } from "./root.tsx";
import type { Handler, HeadTag, LoaderArgs, PageModule, ResourceModule } from "./route.ts";

type ResourceOptions = {
  renderQueue: RenderQueue;
  logFailure: (error: unknown) => void;
};

type PageOptions = ResourceOptions & {
  /** Without the document, for client-side navigation. */
  asFragment: boolean;
  assets: DocumentAssets;
};

type PageOutcome = { loaded: object; result?: unknown; status: number };

type RenderedPage = { head: readonly HeadTag[]; main: string };

export async function respondWithPage(
  page: PageModule,
  args: LoaderArgs<string>,
  { asFragment, assets, renderQueue, logFailure }: PageOptions,
): Promise<Response> {
  const isForm = args.request.method === "POST";
  // Loaders search and filter, which may take as long as rendering.
  if (!isForm) await renderQueue.waitForTurn(args.route.first);
  const outcome = await runPage(page, args).catch((error: unknown) => toFailure(error, logFailure));
  const failed = outcome instanceof Response;
  if (failed && ![404, 503].includes(outcome.status)) return outcome;
  const { status } = outcome;
  const headers = new Headers(failed ? undefined : page.headers?.(outcome.loaded as never));
  if (status >= 500) {
    headers.set("Cache-Control", "no-store");
    headers.set("Retry-After", "30");
  }
  if (!failed && isJsonResult(args.request)) {
    return Response.json(outcome.result, { status, headers });
  }
  // An accepted order or payment is redirected: what is rendered here was rejected, and may be a flood.
  if (isForm) await renderQueue.waitForTurn();
  const rendered = failed ? renderFailure(page, status) : renderPage(page, outcome);
  if (asFragment) {
    headers.set("Content-Type", "application/json; charset=utf-8");
    headers.set("X-Robots-Tag", "noindex");
    return new Response(toFragment(rendered, assets.build), { status, headers });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  const formTargets = failed ? undefined : page.formTargets?.(args.shop);
  headers.set("Content-Security-Policy", assets.policy(formTargets ?? []));
  return new Response(toDocument(rendered, args.url.pathname, assets), { status, headers });
}

/** Calls the action of a submitted form, then the loader; an island needs the action's result only. */
async function runPage(
  page: PageModule,
  args: LoaderArgs<string>,
): Promise<PageOutcome | Response> {
  const submitted = args.request.method === "POST" ? await run(page.action, args) : undefined;
  if (submitted instanceof Response) return submitted;
  const loaded = isJsonResult(args.request) ? undefined : await run(page.loader, args);
  if (loaded instanceof Response) return loaded;
  return {
    loaded: { url: args.url.origin + args.url.pathname, ...(loaded?.data as object) },
    result: submitted?.data,
    status: (submitted ?? loaded)!.status,
  };
}

async function run(
  handler: Handler | undefined,
  args: LoaderArgs<string>,
): Promise<WithStatus<unknown> | Response> {
  const value = await handler?.(args as never);
  if (value instanceof Response || value instanceof WithStatus) return value;
  return new WithStatus(value, 200);
}

function isJsonResult(request: Request): boolean {
  return request.method === "POST" && acceptsJson(request);
}

/** Loaders and actions throw redirects and 404s; anything else is a failure of the shop. */
function toFailure(error: unknown, logFailure: (error: unknown) => void): Response {
  if (error instanceof Response) return error;
  logFailure(error);
  return new Response(null, { status: 503 });
}

function renderPage(page: PageModule, { loaded, result }: PageOutcome): RenderedPage {
  const Page = page.default as ComponentType<object>;
  const props = result === undefined ? loaded : { ...loaded, result };
  return render((page.head as (data: object) => HeadTag[])(props), <Page {...props} />);
}

/** A 404 or failure page, excluded from search engines. */
function renderFailure(page: PageModule, status: number): RenderedPage {
  const NotFound = page.NotFound ?? NotFoundPage;
  const Failed = page.Failed ?? ErrorPage;
  const { title } = status === 404 ? NotFound : ErrorPage;
  const content = status === 404 ? <NotFound /> : <Failed />;
  return render([{ title }, { name: "robots", content: "noindex" }], content);
}

function render(head: readonly HeadTag[], content: ReactNode): RenderedPage {
  return { head, main: renderToString(content) };
}

function toDocument(page: RenderedPage, path: string, assets: DocumentAssets): string {
  return `<!DOCTYPE html>${renderToString(<Document {...page} path={path} assets={assets} />)}`;
}

/** JSON for `islands/page-requests.ts`. */
function toFragment({ head, main }: RenderedPage, build: string): string {
  const tags = renderToStaticMarkup(<PageHead tags={head} />);
  return JSON.stringify({ title: getTitle(head), head: tags, main, build });
}

export async function respondWithResource(
  { loader, action }: ResourceModule,
  args: LoaderArgs<string>,
  { renderQueue, logFailure }: ResourceOptions,
): Promise<Response> {
  const { request, route, rateLimitMessage } = args;
  const noStore = { "Cache-Control": "no-store" };
  if (request.method !== "POST" && rateLimitMessage) {
    return Response.json({ error: rateLimitMessage }, { status: 429, headers: noStore });
  }
  const isReading = request.method !== "POST" || route.readOnly;
  if (isReading && !route.probe) await renderQueue.waitForTurn(route.first);
  try {
    const handler = request.method === "POST" ? action : loader;
    return (await handler!(args as never)) as Response;
  } catch (error) {
    logFailure(error);
    return new Response(null, { status: 503, headers: { ...noStore, "Retry-After": "30" } });
  }
}
