import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { ipGroup, createClientIp } from "./request/client-ip.ts";
import { sendError, sendRawError, type ErrorStatus } from "./response/error-response.ts";
import { defaultHeaders } from "./headers.ts";
import { createPipelines } from "./request/pipelines.ts";

const timeouts = {
  // Longer than a proxy's: the proxy should close idle connections first.
  keepAliveTimeout: 65_000,
  // The longest form arrives in a second; anything slower is no visitor.
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  // Closes a connection whose client does not read.
  timeout: 60_000,
};

const settings: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  // The request handler sends this error itself, with all headers.
  requireHostHeader: false,
  // Most requests have no body; skipping it saves a tenth of their time.
  optimizeEmptyRequests: true,
};

/** Per process; each takes some ten kilobytes. */
const maxConnections = 5000;
/** A browser opens six: enough for a school behind one address. */
const maxConnectionsPerIp = 250;

type WebServerOptions = {
  origin: string;
  trustProxy: number;
  timeouts?: Partial<typeof timeouts>;
};

export function createWebServer(options: WebServerOptions, listener: RequestListener): Server {
  const headers = defaultHeaders(options.origin);
  const { timeout, ...httpTimeouts } = { ...timeouts, ...options.timeouts };
  const pipelines = createPipelines();
  // One listener for both: a second one costs each cached page a microsecond.
  const server = createServer({ ...settings, ...httpTimeouts }, (req, res) =>
    pipelines.answer(listener, req, res),
  );
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writable && !pipelines.hasBegun(socket))
      sendRawError(socket, statuses[error.code ?? ""] ?? 400, headers);
    else socket.destroy(error);
  });
  server.on("checkExpectation", (req, res) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    pipelines.answer(() => sendError(req, res, 417), req, res);
  });
  server.on("connect", (_req, socket) => sendRawError(socket, 405, headers));
  // Behind a proxy all connections are the proxy's, which has its own limits.
  if (options.trustProxy === 0) limitConnectionsPerIp(server, headers);
  return server;
}

const statuses: Readonly<Record<string, ErrorStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function limitConnectionsPerIp(server: Server, headers: Readonly<Record<string, string>>): void {
  const open = new Map<string, number>();
  const clientIp = createClientIp(0);

  server.on("connection", (socket: Socket) => {
    const group = ipGroup(clientIp({ headers: {}, socket }));
    const others = open.get(group) ?? 0;
    if (others >= maxConnectionsPerIp) return sendRawError(socket, 503, headers);
    open.set(group, others + 1);
    socket.once("close", () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
  });
}
