import type { Shop } from "../../server/shop/shop.ts";
import type { ActionArgs, LoaderArgs } from "../route.ts";

type Reply = { status: number; body: object };

/**
 * Creates a resource that takes POST requests of allowed origins and replies with JSON, as
 * `supabase-js` expects.
 */
export function createCorsFunction(reply: (request: Request, shop: Shop) => Promise<Reply>) {
  function loader({ shop, request }: LoaderArgs): Response {
    const headers = createCorsHeaders(request, shop);
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
    const init = { status: 405, headers: { ...headers, Allow: "POST, OPTIONS" } };
    return Response.json({ error: "Użyj metody POST." }, init);
  }
  async function action({ shop, request, rateLimitMessage: error }: ActionArgs): Promise<Response> {
    const { status, body } = error ? { status: 429, body: { error } } : await reply(request, shop);
    return Response.json(body, { status, headers: createCorsHeaders(request, shop) });
  }
  return { loader, action };
}

function createCorsHeaders(request: Request, { allowedOrigins }: Shop): Record<string, string> {
  const origin = request.headers.get("Origin");
  const allowed = origin !== null && allowedOrigins.includes(origin);
  return {
    "Cache-Control": "no-store",
    Vary: "Origin",
    ...(allowed && {
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
      "Access-Control-Allow-Methods": "POST, OPTIONS",
      "Access-Control-Max-Age": "86400",
      "Cross-Origin-Resource-Policy": "cross-origin",
    }),
  };
}
