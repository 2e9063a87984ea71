import type { MiddlewareFunction } from "react-router";
import type { LimitName } from "../../server/http/rate-limits.ts";
import { overLimitContext, senderContext, shopContext } from "../context.ts";

/**
 * The one place that counts what comes from an address, before any action or loader, by the route
 * that was matched and not by how its address was spelled. Who is over a limit still reaches the
 * route, because a form has to come back as it was filled in; the route asks `overLimit`.
 */
export const limitSenders: MiddlewareFunction<Response> = async (
  { request, pattern, context },
  next,
) => {
  const sender = context.get(senderContext);
  const limit = limitOf(request, pattern);
  if (sender === null || limit === undefined) return next();
  const { guard } = context.get(shopContext);
  const taken = await guard.take(limit, sender);
  if (!taken.admitted) {
    guard.countRejected(`limit: ${limit}`);
    context.set(overLimitContext, limit);
  }
  const response = await next();
  if (!taken.admitted) response.headers.set("Retry-After", String(taken.retryAfter));
  else if (response.status >= 400) await taken.giveBack();
  return response;
};

type LimitOf = (request: Request) => LimitName;

const posts: Record<string, LimitOf> = {
  kontakt: ({ url }) => (new URL(url).searchParams.get("koszyk") === "true" ? "order" : "contact"),
  newsletter: () => "newsletter",
  odstapienie: () => "withdrawal",
  "functions/v1/send-contact-email": () => "contact",
  "functions/v1/get-baselinker-products": () => "products",
};

/** Kept pages do not come this far: of a department these are the lists by price. */
const reads: Record<string, LimitOf> = {
  "kategoria/:category": () => "search",
  szukaj: () => "search",
  "szukaj.json": () => "search",
  "koszyk.json": () => "basket",
};

function limitOf(request: Request, pattern: string): LimitName | undefined {
  const known = request.method === "POST" ? posts : reads;
  return known[pattern.replace(/^\//, "")]?.(request);
}
