import type { IncomingMessage } from "node:http";
import { missingKeys } from "./page-cache/cache-key.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import type { AbuseProtection } from "./rate-limit/abuse-protection.ts";
import { createAdmission } from "./request/admission.ts";
import { isLocal } from "./request/client-ip.ts";
import { toRequest } from "./request/to-request.ts";
import type { ErrorStatus } from "./response/error-response.ts";
import { floodKind, rateLimitOf, type RouteMatch, type RouteProperties } from "./route-table.ts";

export type UncachedDeps = {
  origin: string;
  /** Without a cache every page is rendered for each request. */
  pages?: PageCache;
  app: (request: Request, clientIp: string, isLocal: boolean) => Promise<Response>;
  clientIpOf: (req: IncomingMessage) => string;
  isFlooding: AbuseProtection["isFlooding"];
  takeLimit: AbuseProtection["take"];
};

/** Makes what is neither cached nor a file, within the limits of a client. */
export function createUncachedResponder(deps: UncachedDeps) {
  const { pages, clientIpOf, isFlooding } = deps;
  const admissions = { first: createAdmission(), others: createAdmission() };

  async function open(req: IncomingMessage, match: RouteMatch) {
    const { method, url } = req;
    const isMissing = match.route.path === "*";
    const pageUrl = isMissing ? missingKeys[match.asFragment ? "fragment" : "document"] : url;
    const admits = () => admitsRender(req, match, deps);
    return (
      (await pages?.open({ method, url: pageUrl }, admits)) ??
      (await callApp(req, match.route, deps))
    );
  }

  return async (req: IncomingMessage, match: RouteMatch) => {
    const { method = "GET" } = req;
    // Forms are limited already, and orders of one turn share a commit.
    if (method === "POST" || match.route.probe) return open(req, match);
    const clientIp = clientIpOf(req);
    if (isFlooding(clientIp, floodKind(match, method))) return 429;
    const { run } = match.route.first ? admissions.first : admissions.others;
    return run(clientIp, () => open(req, match));
  };
}

/** A page to be cached is rendered for nobody; over its limit the app rejects the visitor instead. */
async function admitsRender(
  req: IncomingMessage,
  match: RouteMatch,
  { clientIpOf, takeLimit }: UncachedDeps,
): Promise<boolean> {
  const limit = rateLimitOf(match, "GET");
  return limit === undefined || (await takeLimit(limit, clientIpOf(req))).admitted;
}

async function callApp(
  req: IncomingMessage,
  route: RouteProperties,
  { origin, app, clientIpOf }: UncachedDeps,
): Promise<Response | ErrorStatus> {
  const request = await toRequest(req, origin, route);
  return typeof request === "number" ? request : app(request, clientIpOf(req), isLocal(req));
}
