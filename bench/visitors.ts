import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Visitors in a worker thread, so that their timing is not delayed. */
export type Crowd = {
  origin: string;
  paths: readonly string[];
  connections: number;
  /** Undefined: the next visit starts when the previous one has been answered. */
  perSecond?: number;
};

/** In milliseconds, from the moment a visit was due. */
export type Visits = { waits: number[]; failures: number };

const { origin, paths, connections, perSecond } = workerData as Crowd;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const visits: Visits = { waits: [], failures: 0 };
let count = 0;
let over = false;
parentPort!.once("message", () => (over = true));

await (perSecond === undefined
  ? Promise.all(Array.from({ length: connections }, visitWithoutPause))
  : visitSteadily(perSecond));
agent.destroy();
parentPort!.postMessage(visits);

async function visitWithoutPause(): Promise<void> {
  while (!over) await visit(performance.now());
}

/** Open-loop load: visits due during a stall count with their full wait. */
async function visitSteadily(rate: number): Promise<void> {
  const start = performance.now();
  const inFlight: Promise<void>[] = [];
  for (let due = start; !over; due += 1000 / rate) {
    const early = due - performance.now();
    if (early > 1) await pause(early);
    inFlight.push(visit(due));
  }
  await Promise.all(inFlight);
}

async function visit(due: number): Promise<void> {
  const path = paths[count++ % paths.length]!;
  try {
    const outgoing = get(origin + path, { agent, headers: { "Accept-Encoding": "br" } });
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    if (response.statusCode !== 200) visits.failures += 1;
  } catch {
    visits.failures += 1;
  }
  visits.waits.push(performance.now() - due);
}
