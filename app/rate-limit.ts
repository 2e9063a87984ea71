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

const prefix = "Z\u00a0Twojej sieci przyszło przed chwilą bardzo dużo";

const messages: Record<LimitName, string> = {
  order: `${prefix} zamówień.`,
  contact: `${prefix} wiadomości.`,
  withdrawal: `${prefix} oświadczeń.`,
  newsletter: `${prefix} zapisów.`,
  payment: `${prefix} płatności.`,
  "payment-status": `${prefix} zapytań.`,
  products: `${prefix} zapytań.`,
  search: `${prefix} wyszukiwań.`,
  cart: `${prefix} zapytań.`,
};

/** Returns the message for an exceeded limit, to be sent with status 429. */
export function findRateLimitMessage(context: Readonly<RouterContextProvider>): string | undefined {
  const limit = context.get(rateLimitedContext);
  return limit ? `${messages[limit]} Spróbuj ponownie za minutę.` : undefined;
}

export function createRateLimitResponse(
  context: Readonly<RouterContextProvider>,
): Response | undefined {
  const error = findRateLimitMessage(context);
  if (error === undefined) return undefined;
  return Response.json({ error }, { status: 429, headers: { "Cache-Control": "no-store" } });
}
