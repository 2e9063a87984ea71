import type { RouterContextProvider } from "react-router";
import type { LimitName } from "../server/web/rate-limit/limits.ts";
import { clientIpContext, rateLimitedContext, shopContext } from "./context.ts";

/**
 * Counts requests per client before any action or loader. Who is over a limit still reaches the
 * route, because a form has to come back as it was filled in; the route asks `findRateLimitMessage`.
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
