import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fc from "fast-check";
import { statusOf } from "../app/raw-request.ts";
import { malformed } from "./malformed.ts";

/** Responses by status; 0 is a connection closed without one. */
type Outcome = { statuses: Map<number, number>; faults: string[] };

type Attack = {
  seed: number;
  count: number;
  atOnce: number;
  /** Number of finished requests. */
  report?: (sent: number) => void;
};

const timeoutMs = 20_000;

/**
 * Sends `count` malformed requests, `atOnce` in parallel; the seed makes them reproducible. Faults
 * are 5xx responses, responses that reveal internals, and hanging connections.
 */
export async function attack(
  origin: string,
  { seed, count, atOnce, report }: Attack,
): Promise<Outcome> {
  const outcome: Outcome = { statuses: new Map(), faults: [] };
  const batch = 500;
  for (let first = 0; first < count; first += batch) {
    const numRuns = Math.min(batch, count - first);
    const requests = fc.sample(malformed, { seed: seed + first, numRuns });
    const next = requests.entries();
    const sendNext = async () => {
      for (const [index, bytes] of next) {
        const response = await send(origin, bytes, addressOf(index));
        findFaults(
          outcome,
          response,
          `seed ${seed + first}, request ${index}: ${bytes.subarray(0, 300).toString("latin1")}`,
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sendNext));
    report?.(first + numRuns);
  }
  return outcome;
}

/** From many addresses, or its limit would reject most of an attack unread. */
function addressOf(index: number): string {
  return `127.2.0.${1 + (index % 250)}`;
}

function findFaults(outcome: Outcome, response: string | undefined, request: string): void {
  const status = statusOf(response ?? "");
  outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
  if (response === undefined) outcome.faults.push(`no end: ${request}`);
  if (status >= 500) outcome.faults.push(`${status}: ${request}`);
  if (/node_modules|\n {4}at |file:\/\/\/|root:x:0/.test(response ?? ""))
    outcome.faults.push(`a secret: ${request}`);
}

/** Undefined when nothing was received within a visitor's patience. */
async function send(origin: string, bytes: Buffer, from: string): Promise<string | undefined> {
  const socket = connect({
    port: Number(new URL(origin).port),
    host: "127.0.0.1",
    localAddress: from,
  });
  let response = "";
  let late = false;
  socket
    .setEncoding("utf8")
    .on("data", (text: string) => (response += response.length < 50_000 ? text : ""));
  socket.on("error", () => undefined);
  socket.setTimeout(timeoutMs, () => {
    late = true;
    socket.destroy();
  });
  socket.end(bytes);
  await new Promise((resolve) => socket.once("close", resolve));
  return late ? undefined : response;
}

/** Opens connections that send only this and stay open. */
export async function openConnections(
  origin: string,
  count: number,
  from: string,
  bytes: (index: number) => string,
): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect({ port: Number(new URL(origin).port), host: "127.0.0.1", localAddress: from }).on(
      "error",
      () => undefined,
    ),
  );
  await Promise.all(
    sockets.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")])),
  );
  for (const [index, socket] of sockets.entries()) if (socket.writable) socket.write(bytes(index));
  return sockets;
}
