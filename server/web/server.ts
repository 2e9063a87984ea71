import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { addressGroup, createClientAddress } from "./client-ip.ts";
import { refuse, refuseLine, type Refusal } from "./error-response.ts";
import { answerHeaders } from "./headers.ts";

const patience = {
  // A proxy in front may keep its connections a minute; we must not hang up first.
  keepAliveTimeout: 65_000,
  // Who sends more slowly than this is no visitor: the longest form is there in a second.
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  // A line on which nothing moves, since nobody reads the answer.
  timeout: 60_000,
};

const settings: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  // The listener says so itself, in words and with all headers.
  requireHostHeader: false,
  // Most requests have no body, and to say so at once saves a tenth of their time.
  optimizeEmptyRequests: true,
};

/** Of one process; each takes some ten kilobytes. */
const mostConnections = 5000;
/** A browser opens six: room for a whole school behind one address. */
const mostOfOneAddress = 250;

type WebServerMeans = {
  origin: string;
  trustProxy: number;
  /** In milliseconds; shorter in tests. */
  patience?: Partial<typeof patience>;
};

/** The server at the door: who is too slow, too many or makes no sense is turned away here, in words. */
export function createWebServer(means: WebServerMeans, listener: RequestListener): Server {
  const headers = answerHeaders(means.origin);
  const { timeout, ...waits } = { ...patience, ...means.patience };
  const server = createServer({ ...settings, ...waits }, listener);
  server.maxConnections = mostConnections;
  server.timeout = timeout;
  server.on("clientError", (error: NodeJS.ErrnoException, line: Duplex) => {
    if (line.writable && !isAnswered(line)) refuseLine(line, reasonOf(error), headers);
    else line.destroy(error);
  });
  server.on("checkExpectation", (req, res) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    refuse(req, res, 417);
  });
  server.on("connect", (_req, line) => refuseLine(line, 405, headers));
  // Behind a proxy all lines are the proxy's own: it bounds them itself.
  if (means.trustProxy === 0) boundLines(server, headers);
  return server;
}

const reasons: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function reasonOf({ code = "" }: NodeJS.ErrnoException): Refusal {
  return reasons[code] ?? 400;
}

/** Once an answer has begun, nothing can be said in between; Node looks at the same field. */
function isAnswered(line: Duplex): boolean {
  const { _httpMessage: answer } = line as { _httpMessage?: { headersSent: boolean } };
  return answer?.headersSent ?? false;
}

function boundLines(server: Server, headers: Readonly<Record<string, string>>): void {
  const open = new Map<string, number>();
  const clientAddress = createClientAddress(0);

  server.on("connection", (socket: Socket) => {
    const group = addressGroup(clientAddress({ headers: {}, socket }));
    const others = open.get(group) ?? 0;
    if (others >= mostOfOneAddress) return refuseLine(socket, 503, headers);
    open.set(group, others + 1);
    socket.once("close", () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
  });
}
