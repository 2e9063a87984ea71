import type { RouterContextProvider } from "react-router";
import type { LimitName } from "../../server/http/rate-limits.ts";
import { clientIpContext, rateLimitedContext, shopContext } from "../context.ts";
import type { Route } from "../route.ts";

/**
 * Counts requests per client before any action or loader. Who is over a limit still reaches the
 * route, because a form has to come back as it was filled in; the route asks `overLimit`.
 */
export async function limitRate(
  request: Request,
  route: Route | undefined,
  context: RouterContextProvider,
  next: () => Promise<Response>,
): Promise<Response> {
  const clientIp = context.get(clientIpContext);
  const limit = limitOf(request, route);
  if (clientIp === null || limit === undefined) return next();
  const { guard } = context.get(shopContext);
  const taken = await guard.take(limit, clientIp);
  if (!taken.admitted) {
    guard.countRejected(`limit: ${limit}`);
    context.set(rateLimitedContext, limit);
  }
  const response = await next();
  if (!taken.admitted) response.headers.set("Retry-After", String(taken.retryAfter));
  else if (response.status >= 400) await taken.giveBack();
  return response;
}

function limitOf({ method, url }: Request, route: Route | undefined): LimitName | undefined {
  const limit = route?.rateLimit?.[method === "POST" ? "POST" : "GET"];
  return typeof limit === "function" ? limit(new URL(url)) : limit;
}
