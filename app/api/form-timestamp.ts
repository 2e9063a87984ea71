import type { LoaderArgs } from "../route.ts";

/**
 * Signed timestamp of an opened form, fetched separately because cached pages are the same for
 * everyone.
 */
export function loader({ shop }: LoaderArgs) {
  const stamp = shop.guard.signFormTimestamp();
  return Response.json(stamp, { headers: { "Cache-Control": "no-store" } });
}
