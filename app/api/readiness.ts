import { shopContext } from "../context.ts";
import type { HandlerArgs } from "../route.ts";

/** Readiness probe: the database responds and a catalogue is loaded. */
export async function loader({ context }: HandlerArgs) {
  const readiness = await context.get(shopContext).readiness();
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
