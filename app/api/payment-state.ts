import { shopContext } from "../context.ts";
import { createRateLimitResponse } from "../rate-limit.ts";
import type { HandlerArgs } from "../route.ts";

/** What `PaymentWatch` asks while a customer waits: the state alone, no personal data. */
export async function loader({ context, params }: HandlerArgs<"id">): Promise<Response> {
  const rejection = createRateLimitResponse(context);
  if (rejection) return rejection;
  const order = await context.get(shopContext).orderStatus(params.id, { check: true });
  const headers = { "Cache-Control": "no-store" };
  if (!order) return new Response(null, { status: 404, headers });
  return Response.json({ state: order.payment.online?.state ?? null }, { headers });
}
