import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export type WebhookCall = { kind: string; since: string; text: string };

/** A small receiver of alerts on the loopback. */
export async function openFakeWebhook() {
  const calls: WebhookCall[] = [];
  const state = { status: 204 };
  const server = createServer((req, res) => {
    void json(req).then((call) => {
      if (req.method === "POST" && state.status < 300) calls.push(call as WebhookCall);
      res.writeHead(state.status).end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    state,
    url: `http://127.0.0.1:${port}/alarm`,
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
