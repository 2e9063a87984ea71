import { randomBytes } from "node:crypto";
import { parseMessageBody } from "../../shop/email/parse-message.ts";
import { shopContext } from "../context.ts";
import { findRateLimitMessage } from "../rate-limit-message.ts";
import type { HandlerArgs } from "../route.ts";
import { createCorsResponder } from "./cors-json.ts";

/** `send-contact-email`: stores a message, or returns an error text in Polish. */
export async function action({ context, request }: HandlerArgs) {
  const shop = context.get(shopContext);
  const cors = createCorsResponder(request, shop);
  if (request.method !== "POST") return cors.rejectMethod();
  const rateLimitMessage = findRateLimitMessage(context);
  if (rateLimitMessage) return cors.json(429, { error: rateLimitMessage });
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = parseMessageBody(body, randomBytes(16).toString("hex"));
  if ("error" in parsed) return cors.json(400, { error: parsed.error.message });
  try {
    await shop.sendMessage(parsed.request);
    return cors.json(200, { error: null });
  } catch (error) {
    shop.log.error({ err: error }, "message could not be stored");
    return cors.json(503, { error: "Nie udało się wysłać. Spróbuj ponownie za chwilę." });
  }
}

/** Other methods, including the preflight. */
export function loader({ context, request }: HandlerArgs) {
  return createCorsResponder(request, context.get(shopContext)).rejectMethod();
}
