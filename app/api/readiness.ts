import { shopContext } from "../context.ts";
import type { HandlerArgs } from "../route.ts";

/** The database answers and there is a catalogue to sell from. */
export async function loader({ context }: HandlerArgs) {
  const readiness = await context.get(shopContext).readiness();
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
