import type { ComponentType } from "react";
import type { RouterContextProvider } from "react-router";
import type { RouteFacts } from "../server/web/route-table.ts";
import type { Shop } from "../server/shop.ts";

/** One URL of the shop and what is true of it. `app/routes.ts` lists them all. */
export type Route = RouteFacts & {
  /** A page with a document, or a resource that answers with a `Response` of its own. */
  page?: PageModule;
  resource?: ResourceModule;
  /** The URLs behind the route that search engines may list. */
  sitemap?: (shop: SitemapSource) => readonly SitemapEntry[];
  /** Title in the fixed list of the search dialog. */
  searchTitle?: string;
};

type SitemapSource = Pick<Shop, "catalogue" | "content">;

/** `changed` is the day of the last change, where it is known. */
export type SitemapEntry = { path: string; lastModified?: string };

type Handler = (args: never) => unknown;

export type PageModule = {
  loader?: Handler;
  action?: Handler;
  head: (data: never) => readonly HeadTag[];
  headers?: () => Record<string, string>;
  default: ComponentType<never>;
  /** Shown instead of the page where the loader has thrown a 404. */
  NotFound?: ErrorPageComponent;
  /** Shown instead of the page where it could not be loaded. */
  Failed?: ErrorPageComponent;
};

type ResourceModule = { loader?: Handler; action?: Handler };

/** A component with the title of its document. */
export type ErrorPageComponent = ComponentType & { title: string };

export type HandlerArgs<Param extends string = never> = {
  request: Request;
  /** The URL of the page, whichever form of it was asked for. */
  url: URL;
  params: Record<Param, string>;
  /** The route's path as it stands in `routes.ts`. */
  pattern: string;
  context: Readonly<RouterContextProvider>;
};

/** An element of a page's `<head>`. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string };

/** What a loader or an action hands to the page, whatever status it gives it. */
export type PageData<Of extends (...args: never[]) => unknown> = Unwrap<Awaited<ReturnType<Of>>>;

type Unwrap<Value> = Value extends Response
  ? never
  : Value extends { type: string; data: infer Data; init: ResponseInit | null }
    ? Data
    : Value;

/** A page's props: its loader's data, and its action's `result` after a form was sent. */
export type PageProps<
  Loader extends (...args: never[]) => unknown,
  Action extends (...args: never[]) => unknown = () => undefined,
> = PageData<Loader> & { result?: PageData<Action> | undefined };
