import type { ActionArgs } from "../route.ts";

/** Receives PayU's notifications. The signature is over the body's bytes as sent. */
export async function action({ shop: { payments }, request }: ActionArgs): Promise<Response> {
  if (!payments) return new Response(null, { status: 404 });
  const signature =
    request.headers.get("OpenPayu-Signature") ?? request.headers.get("X-OpenPayU-Signature");
  const rawBody = Buffer.from(await request.arrayBuffer());
  const status = await payments.receiveNotification(signature, rawBody);
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
