import { shopContext } from "../context.ts";
import type { HandlerArgs } from "../route.ts";

/**
 * Signed timestamp of an opened form, fetched separately because cached pages are the same for
 * everyone.
 */
export function loader({ context }: HandlerArgs) {
  const stamp = context.get(shopContext).guard.signFormTimestamp();
  return Response.json(stamp, { headers: { "Cache-Control": "no-store" } });
}
