import type { ComponentType } from "react";
import type { RouterContextProvider } from "react-router";
import type { RouteFacts } from "../server/web/route-table.ts";
import type { Shop } from "../server/shop/shop.ts";

/** A URL of the shop and its properties, see `app/routes.ts`. */
export type Route = RouteFacts & {
  /** A page with a document, or a resource that returns its own `Response`. */
  page?: PageModule;
  resource?: ResourceModule;
  sitemap?: (shop: SitemapSource) => readonly SitemapEntry[];
};

type SitemapSource = Pick<Shop, "catalogue" | "content">;

/** `lastModified` as `2026-09-12`, where it is known. */
export type SitemapEntry = { path: string; lastModified?: string };

type Handler = (args: never) => unknown;

export type PageModule = {
  loader?: Handler;
  action?: Handler;
  head: (data: never) => readonly HeadTag[];
  headers?: (data: never) => Record<string, string>;
  /** Other origins that a form of the page may lead to; sources for the page's CSP. */
  formTargets?: (shop: Pick<Shop, "payments">) => readonly string[];
  default: ComponentType<never>;
  /** Replaces the page when the loader throws a 404. */
  NotFound?: ErrorPageComponent;
  /** Replaces the page when the loader fails. */
  Failed?: ErrorPageComponent;
};

type ResourceModule = { loader?: Handler; action?: Handler };

/** A component with a document title. */
export type ErrorPageComponent = ComponentType & { title: string };

export type HandlerArgs<Param extends string = never> = {
  request: Request;
  /** URL of the page, also for its fragment. */
  url: URL;
  params: Record<Param, string>;
  /** Path pattern from `routes.ts`. */
  pattern: string;
  context: Readonly<RouterContextProvider>;
};

export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string }
  /** Reloads the page in browsers without scripts: `3;url=/path`. */
  | { noScriptRefresh: string };

/** Data returned by a loader or action, whatever its status. */
export type PageData<Of extends (...args: never[]) => unknown> = Unwrap<Awaited<ReturnType<Of>>>;

type Unwrap<Value> = Value extends Response
  ? never
  : Value extends { type: string; data: infer Data; init: ResponseInit | null }
    ? Data
    : Value;

/** Loader data, and the action's `result` after a submission. */
export type PageProps<
  Loader extends (...args: never[]) => unknown,
  Action extends (...args: never[]) => unknown = () => undefined,
> = PageData<Loader> & { result?: PageData<Action> | undefined };
