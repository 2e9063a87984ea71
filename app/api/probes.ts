import { shopContext } from "../context.ts";
import type { HandlerArgs } from "../route.ts";

const headers = { "Cache-Control": "no-store" };

/** The process is alive. */
export const health = { loader: () => Response.json({ status: "ok" }, { headers }) };

/** The database responds and a catalogue is loaded. */
export const readiness = {
  async loader({ context }: HandlerArgs) {
    const readiness = await context.get(shopContext).readiness();
    return Response.json(readiness, { status: readiness.ready ? 200 : 503, headers });
  },
};
