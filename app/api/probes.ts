import type { LoaderArgs } from "../route.ts";

const headers = { "Cache-Control": "no-store" };

export const health = { loader: () => Response.json({ status: "ok" }, { headers }) };

/**
 * The database responds and a catalogue is loaded: the status says it to anybody. Programs on this
 * machine read why, with `?full=1` also the alerts, which do not change the status.
 */
export const readiness = {
  async loader({ shop, url, isLocal }: LoaderArgs) {
    const body = await shop.readiness();
    const status = body.ready ? 200 : 503;
    if (!isLocal) return new Response(null, { status, headers });
    const withAlerts = url.searchParams.get("full") === "1" && body.database;
    const alerts = withAlerts && { alerts: await shop.monitor.report() };
    return Response.json({ ...body, ...alerts }, { status, headers });
  },
};
