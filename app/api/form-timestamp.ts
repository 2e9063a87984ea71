import { shopContext } from "../context.ts";
import type { HandlerArgs } from "../route.ts";

/** When a form was opened, in the shop's own hand: a kept page, the same for everyone, has no room for it. */
export function loader({ context }: HandlerArgs) {
  const stamp = context.get(shopContext).guard.signFormTimestamp();
  return Response.json(stamp, { headers: { "Cache-Control": "no-store" } });
}
