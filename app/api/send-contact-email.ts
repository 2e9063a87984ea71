import { randomBytes } from "node:crypto";
import { parseMessageBody } from "../../shop/email/parse-message.ts";
import { createCorsFunction } from "./cors-function.ts";

/** `send-contact-email`: stores a message, or returns an error text in Polish. */
export const { action, loader } = createCorsFunction(async (request, shop) => {
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = parseMessageBody(body, randomBytes(16).toString("hex"));
  if ("error" in parsed) return { status: 400, body: { error: parsed.error.message } };
  try {
    await shop.sendMessage(parsed.request);
    return { status: 200, body: { error: null } };
  } catch (error) {
    shop.log.error({ err: error }, "message could not be stored");
    const message = "Nie udało się wysłać. Spróbuj ponownie za chwilę.";
    return { status: 503, body: { error: message } };
  }
});
