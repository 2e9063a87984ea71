import type { LoaderArgs } from "../route.ts";

/** What `PaymentWatch` asks while a customer waits: the state alone, no personal data. */
export async function loader({ shop, params }: LoaderArgs<"id">): Promise<Response> {
  const order = await shop.orderStatus(params.id, { check: true });
  const headers = { "Cache-Control": "no-store" };
  if (!order) return new Response(null, { status: 404, headers });
  return Response.json({ state: order.payment.online?.state ?? null }, { headers });
}
