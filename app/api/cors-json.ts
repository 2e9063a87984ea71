import type { Shop } from "../../server/shop.ts";

/** Creates JSON responses with CORS headers for allowed origins, as `supabase-js` expects. */
export function createCorsResponder(request: Request, shop: Pick<Shop, "allowedOrigins">) {
  const origin = request.headers.get("Origin");
  const allowed = origin !== null && shop.allowedOrigins.includes(origin);
  const headers = {
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
  const json = (status: number, body: object, extraHeaders: Record<string, string> = {}) =>
    Response.json(body, { status, headers: { ...headers, ...extraHeaders } });
  return {
    json,
    rejectMethod(): Response {
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
      return json(405, { error: "Użyj metody POST." }, { Allow: "POST, OPTIONS" });
    },
  };
}
