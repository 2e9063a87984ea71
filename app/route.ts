import type { ComponentType } from "react";
import type { RouteProperties } from "../server/web/route-table.ts";
import type { Shop } from "../server/shop/shop.ts";
import type { WithStatus } from "./result.ts";

/** A URL of the shop and its properties, see `app/routes.ts`. */
export type Route = RouteProperties & {
  /** A page with a document, or a resource that returns its own `Response`. */
  page?: PageModule;
  resource?: ResourceModule;
  sitemap?: (shop: SitemapSource) => readonly SitemapEntry[];
};

export type SitemapSource = Pick<Shop, "catalogue" | "content">;

/** `lastModified` as `2026-09-12` or with its time, where it is known. */
export type SitemapEntry = { path: string; lastModified?: string };

/** Takes `LoaderArgs` with the parameters of its own route. */
export type Handler = (args: never) => unknown;

export type PageModule = {
  loader?: Handler;
  action?: Handler;
  head: (data: never) => readonly HeadTag[];
  headers?: (data: never) => Record<string, string>;
  /** Other origins that a form of the page may lead to; sources for the page's CSP. */
  formTargets?: (shop: Pick<Shop, "payments">) => readonly string[];
  default: ComponentType<never>;
  /** Replaces the page when the loader throws `notFound()`. */
  NotFound?: ComponentType & { title: string };
  /** Replaces the page when the loader fails. */
  Failed?: ComponentType;
};

export type ResourceModule = { loader?: Handler; action?: Handler };

export type LoaderArgs<Param extends string = never> = {
  shop: Shop;
  request: Request;
  /** URL of the page, also for its fragment. */
  url: URL;
  params: Readonly<Record<Param, string>>;
  route: Route;
  /** All routes, for the sitemap. */
  routes: readonly Route[];
  /** Null for the shop's own requests, which have no rate limit. */
  clientIp: string | null;
  /** Whether the request comes from a program on the shop's machine. */
  isLocal: boolean;
  /** Set when the client has exceeded a rate limit: the route then only shows it. */
  rateLimitMessage: string | undefined;
};

export type ActionArgs<Param extends string = never> = LoaderArgs<Param>;

export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string }
  /** Reloads the page in browsers without scripts: `3;url=/path`. */
  | { noScriptRefresh: string };

/** Data returned by a loader or action, whatever its status. */
export type PageData<Of extends (...args: never[]) => unknown> = Unwrap<Awaited<ReturnType<Of>>>;

/** Loader data, and the page's canonical URL unless the loader has another. */
export type HeadData<Loader extends Handler> = PageData<Loader> & { url: string };

type Unwrap<Value> = Value extends Response
  ? never
  : Value extends WithStatus<infer Data>
    ? Data
    : Value;

/** Loader data, and the action's `result` after a submission. */
export type PageProps<
  Loader extends (...args: never[]) => unknown,
  Action extends (...args: never[]) => unknown = () => undefined,
> = PageData<Loader> & { result?: PageData<Action> | undefined };
