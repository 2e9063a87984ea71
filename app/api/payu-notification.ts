import { shopContext } from "../context.ts";
import type { HandlerArgs } from "../route.ts";

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Receives PayU's notifications. The signature is over the body's bytes as sent. */
export async function action({ context, request }: HandlerArgs): Promise<Response> {
  const { payments } = context.get(shopContext);
  if (!payments) return new Response(null, { status: 404 });
  if (request.method !== "POST") return loader();
  const signature =
    request.headers.get("OpenPayu-Signature") ?? request.headers.get("X-OpenPayU-Signature");
  const rawBody = Buffer.from(await request.arrayBuffer());
  const status = await payments.receiveNotification(signature, rawBody);
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
