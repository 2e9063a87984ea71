import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createControls, type PayuFault } from "./controls.ts";
import type { Result } from "./orders.ts";
import { showPayPage, submitPayPage } from "./pay-page.ts";
import { execute, findRoute } from "./routes.ts";
import { createState, type Options, type State } from "./state.ts";

export type FakePayu = Awaited<ReturnType<typeof openFakePayu>>;

/**
 * A small PayU on the loopback: API, payment page, signed notifications, an account whose sums can
 * be compared, a journal of calls and injectable faults.
 */
export async function openFakePayu(options: Options = {}) {
  const state = createState(options);
  const fake = Object.assign(state, createControls(state));
  // Idle connections stay open: a busy machine would use one at the moment it ends.
  const server = createServer({ keepAliveTimeout: 0 }, (req, res) => void respond(fake, req, res));
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  state.origin = `http://127.0.0.1:${port}`;
  return Object.assign(fake, {
    port,
    url: state.origin,
    async close(): Promise<void> {
      state.schedule.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

async function respond(
  fake: State & ReturnType<typeof createControls>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const body = Buffer.concat(await Array.fromAsync(req)).toString();
  const url = new URL(req.url ?? "/", fake.origin);
  // A browser with a window asks for it on the payment page; another answer is a console error.
  if (url.pathname === "/favicon.ico") return void res.writeHead(204).end();
  if (url.pathname === "/pay/") return sendPage(fake, req, res, url, body);
  const route = findRoute(req.method ?? "", url.pathname);
  const correlationId = `0A4DC804-${String(fake.journal.length + 1).padStart(6, "0")}`;
  const call = { at: fake.schedule.now(), path: url.pathname, body, http: 0, correlationId };
  const entry = { ...call, method: route?.name ?? ("unknown" as const) };
  const fault = fake.faultFor(entry.method);
  fake.journal.push(entry);
  fake.events.emit("call");
  if (fault === "hang") return;
  if (fault === "drop") return void res.destroy();
  const result = execute(fake, req, body, route, fault);
  entry.http = result.http;
  if (fault === "lost") return void res.destroy();
  if (fault === "mute") return;
  if (typeof fault === "object" && "delayMs" in fault) {
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  }
  send(res, result, correlationId, fault);
}

function sendPage(
  state: State,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  body: string,
): void {
  const posted = req.method === "POST";
  const { http, html, location } = posted
    ? submitPayPage(state, new URLSearchParams(body))
    : showPayPage(state, url.searchParams);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  res.writeHead(http, { ...headers, ...(location && { Location: location }) }).end(html);
}

function send(
  res: ServerResponse,
  { http, body, headers }: Result,
  correlationId: string,
  fault: PayuFault | undefined,
): void {
  const text = JSON.stringify(body);
  const json = {
    ...headers,
    "Content-Type": "application/json;charset=UTF-8",
    "Correlation-Id": correlationId,
  };
  if (fault === "html502")
    res.writeHead(502, { "Content-Type": "text/html" }).end("<html><h1>502 Bad Gateway</h1>");
  else if (fault === "truncated") res.writeHead(http, json).end(text.slice(0, text.length / 2));
  else if (fault === "empty") res.writeHead(http, json).end();
  else res.writeHead(http, json).end(text);
}
