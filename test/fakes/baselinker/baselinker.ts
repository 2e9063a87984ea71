import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAccount } from "./account.ts";
import { ErrorStatus } from "./error-status.ts";
import { methods, type Parameters } from "./methods.ts";
import { createLimit } from "./limit.ts";
import { createPanel } from "./panel.ts";

/** Injected faults. `lost` and `mute` take effect after the call has been executed. */
export type BaselinkerFault =
  | "drop"
  | "lost"
  | "mute"
  | "hang"
  | "html502"
  | "truncated"
  | "empty"
  | "array"
  | "http429"
  | { delayMs: number }
  | { until: Promise<unknown> }
  | { code: string; message: string };

type Entry = { at: number; method: string; parameters: Parameters; token: string; answer: string };

type Options = { port?: number; token?: string; now?: () => number };

export type FakeBaselinker = Awaited<ReturnType<typeof openFakeBaselinker>>;

/**
 * A small BaseLinker on the loopback with one account, a journal of calls and injectable faults.
 */
export async function openFakeBaselinker(options: Options = {}) {
  const state = createState(options);
  // Idle connections stay open: a busy machine would use one at the moment it ends.
  const server = createServer(
    { keepAliveTimeout: 0 },
    (req, res) => void response(state, req, res),
  );
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    port,
    url: `http://127.0.0.1:${port}/connector.php`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

function createState({ token = "1234-56789-EXAMPLE", now = Date.now }: Options) {
  const events = new EventEmitter();
  const journal: Entry[] = [];
  const account = createAccount();
  return {
    token,
    now,
    events,
    journal,
    account,
    /** The owner's hand in BaseLinker. */
    panel: createPanel({ account, now }),
    mixedTypes: false,
    limit: createLimit(now),
    /** Called before each call; returns the fault to inject. */
    faultFor: (_method: string): BaselinkerFault | undefined => undefined,
    failWith(fault: BaselinkerFault | undefined, only?: string): void {
      this.faultFor = (method) => (only === undefined || only === method ? fault : undefined);
    },
    calls: (method: string) => journal.filter((entry) => entry.method === method),
    /** The maximum number of calls in any sixty seconds. */
    busiestMinute(): number {
      const times = journal.map(({ at }) => at);
      return Math.max(
        0,
        ...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length),
      );
    },
    /** Resolves once a call of this method has arrived. */
    async reached(method: string): Promise<void> {
      while (!journal.some((entry) => entry.method === method)) await once(events, "call");
    },
  };
}

type State = ReturnType<typeof createState>;

async function response(state: State, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const form = new URLSearchParams(Buffer.concat(await Array.fromAsync(req)).toString());
  const method = form.get("method") ?? "";
  const token = String(req.headers["x-bltoken"] ?? form.get("token") ?? "");
  const fault = state.faultFor(method);
  const entry: Entry = { at: state.now(), method, parameters: {}, token, answer: "" };
  state.journal.push(entry);
  state.events.emit("call");
  if (fault === "hang") return;
  if (fault === "drop") return void res.destroy();
  const body = JSON.stringify(reply(state, entry, form.get("parameters") ?? "{}", fault));
  if (fault === "lost") return void res.destroy();
  if (fault === "mute") return;
  if (typeof fault === "object" && "delayMs" in fault) {
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  }
  if (typeof fault === "object" && "until" in fault) await fault.until;
  send(res, body, fault);
}

function reply(state: State, entry: Entry, parameters: string, fault?: BaselinkerFault): object {
  try {
    if (typeof fault === "object" && "code" in fault)
      throw new ErrorStatus(fault.code, fault.message);
    if (entry.token !== state.token) throw new ErrorStatus("ERROR_BAD_TOKEN", "Invalid user token");
    state.limit.note(entry.token);
    const work = methods[entry.method];
    if (!work) throw new ErrorStatus("ERROR_UNKNOWN_METHOD", `Unknown method ${entry.method}`);
    entry.parameters = parse(parameters);
    entry.answer = "SUCCESS";
    return { status: "SUCCESS", ...work(entry.parameters, state) };
  } catch (error) {
    if (!(error instanceof ErrorStatus)) throw error;
    entry.answer = error.code;
    return { status: "ERROR", error_code: error.code, error_message: error.message };
  }
}

function parse(text: string): Parameters {
  try {
    return JSON.parse(text) as Parameters;
  } catch {
    throw new ErrorStatus("ERROR_PARAMETERS", "Invalid JSON in parameters");
  }
}

function send(res: ServerResponse, body: string, fault: BaselinkerFault | undefined): void {
  const json = { "Content-Type": "application/json" };
  if (fault === "html502")
    res.writeHead(502, { "Content-Type": "text/html" }).end("<html><h1>502 Bad Gateway</h1>");
  else if (fault === "http429") res.writeHead(429).end("Too Many Requests");
  else if (fault === "truncated") res.writeHead(200, json).end(body.slice(0, body.length / 2));
  else if (fault === "empty") res.writeHead(200, json).end();
  else if (fault === "array") res.writeHead(200, json).end("[]");
  else res.writeHead(200, json).end(body);
}
