import type { RouterContextProvider } from "react-router";
import type { LimitName } from "../server/web/rate-limit/limits.ts";
import { rateLimitedContext } from "./context.ts";

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
