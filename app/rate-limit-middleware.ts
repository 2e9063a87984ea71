import type { RouterContextProvider } from "react-router";
import type { LimitName } from "../server/web/rate-limit/limits.ts";
import { clientIpContext, rateLimitedContext, shopContext } from "./context.ts";

/**
 * Counts requests per client before any loader or action. A request over the limit still reaches
 * the route, which returns the form as it was filled in, see `findRateLimitMessage`.
 */
export async function applyRateLimit(
  limit: LimitName | undefined,
  context: RouterContextProvider,
  next: () => Promise<Response>,
): Promise<Response> {
  const clientIp = context.get(clientIpContext);
  if (clientIp === null || limit === undefined) return next();
  const { guard } = context.get(shopContext);
  const taken = await guard.take(limit, clientIp);
  if (!taken.admitted) {
    guard.countRejected(`limit: ${limit}`);
    context.set(rateLimitedContext, limit);
  }
  const response = await next();
  if (!taken.admitted) response.headers.set("Retry-After", String(taken.retryAfter));
  else if (response.status >= 400) await taken.refund();
  return response;
}
