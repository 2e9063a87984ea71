import type { RouterContextProvider } from "react-router";
import type { LimitName } from "../server/web/rate-limit/limits.ts";
import { rateLimitedContext } from "./context.ts";

const many = "Z\u00a0Twojej sieci przyszło przed chwilą bardzo dużo";

const reasons: Record<LimitName, string> = {
  order: `${many} zamówień.`,
  contact: `${many} wiadomości.`,
  withdrawal: `${many} oświadczeń.`,
  newsletter: `${many} zapisów.`,
  products: `${many} zapytań.`,
  search: `${many} wyszukiwań.`,
  cart: `${many} zapytań.`,
};

/** Why nothing is done for this sender now; undefined where all is well. Goes with status 429. */
export function overLimit(context: Readonly<RouterContextProvider>): string | undefined {
  const limit = context.get(rateLimitedContext);
  return limit ? `${reasons[limit]} Spróbuj ponownie za minutę.` : undefined;
}

/** The same for whoever reads JSON. */
export function refuseOverLimit(context: Readonly<RouterContextProvider>): Response | undefined {
  const error = overLimit(context);
  if (error === undefined) return undefined;
  return Response.json({ error }, { status: 429, headers: { "Cache-Control": "no-store" } });
}
