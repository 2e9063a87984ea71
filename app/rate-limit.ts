import type { Shop } from "../server/shop/shop.ts";
import type { LimitName } from "../server/web/rate-limit/limits.ts";

/**
 * Counts requests per client before any loader or action. A request over the limit still reaches
 * the route with a message, so that a form can be returned as it was filled in.
 */
export async function applyRateLimit(
  { guard }: Pick<Shop, "guard">,
  limit: LimitName | undefined,
  clientIp: string | null,
  respond: (rateLimitMessage?: string) => Promise<Response>,
): Promise<Response> {
  if (clientIp === null || limit === undefined) return respond();
  const taken = await guard.take(limit, clientIp);
  if (!taken.admitted) {
    guard.countRejected(`limit: ${limit}`);
    const response = await respond(`${messages[limit]} Spróbuj ponownie za minutę.`);
    response.headers.set("Retry-After", String(taken.retryAfter));
    return response;
  }
  const response = await respond();
  if (response.status >= 400) await taken.refund();
  return response;
}

const prefix = "Z Twojej sieci przyszło przed chwilą bardzo dużo";

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
