import { localContext, shopContext } from "../context.ts";
import type { HandlerArgs } from "../route.ts";

const headers = { "Cache-Control": "no-store" };

/** The process is alive. */
export const health = { loader: () => Response.json({ status: "ok" }, { headers }) };

/**
 * The database responds and a catalogue is loaded. `?full=1` adds the alerts for programs on this
 * machine; they do not change the status, which is about serving.
 */
export const readiness = {
  async loader({ context, request }: HandlerArgs) {
    const { readiness: read, monitor } = context.get(shopContext);
    const body = await read();
    const isFull = new URL(request.url).searchParams.get("full") === "1";
    const withAlerts = isFull && body.database && context.get(localContext);
    const alerts = withAlerts && { alerts: await monitor.report() };
    return Response.json({ ...body, ...alerts }, { status: body.ready ? 200 : 503, headers });
  },
};
