import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { join } from "node:path";
import type { Logger } from "pino";
import type { JobKind } from "./db/jobs/job-kind.ts";
import type { Env } from "./env.ts";
import { assertPortFree } from "./web/listening-port.ts";
import { OperatorError } from "./operator-error.ts";
import { openShop } from "./shop/shop.ts";
import { buildArguments, servedBuild } from "./web/build/served-build.ts";
import type { Served } from "./web-worker.ts";
import { minuteMs } from "../shop/time/durations.ts";

const firstPauseMs = 1000;
const maxPauseMs = minuteMs;

export type WorkerMessage = { wake?: JobKind; rejected?: string };

/**
 * Runs the background work in this process, whatever becomes of the web processes that it forks and
 * that share one port.
 */
export async function serveCluster(env: Env, log: Logger): Promise<Served> {
  await assertPortFree(env);
  const shop = await openShop(env, log);
  let closing = false;
  async function close(): Promise<void> {
    closing = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => stop(worker!)));
    await shop.close();
  }
  /** @param failedStarts how often in a row one has died before it listened */
  function keepWorker(failedStarts = 0): void {
    const worker = cluster.fork();
    let listened = false;
    let reason: string | undefined;
    worker.once("listening", () => (listened = true));
    worker.on("message", ({ rejected }: WorkerMessage) => (reason = rejected ?? reason));
    worker.once("exit", (code, signal) => {
      if (closing) return;
      const pauseMs = pauseBeforeStart(listened ? 0 : failedStarts);
      const details = { worker: worker.id, code, signal, reason, pauseMs };
      log.error(details, "Web worker died; starting another one");
      // The database may be what it died of.
      const cause = reason ?? (signal ? `sygnał ${signal}` : `kod ${code}`);
      void shop.monitor.recordDeath(cause).catch(() => undefined);
      setTimeout(() => !closing && keepWorker(listened ? 0 : failedStarts + 1), pauseMs);
    });
  }
  cluster.on("message", (_worker, { wake }: WorkerMessage) => {
    if (wake) shop.worker.wake(wake);
  });
  // Workers accept connections themselves: one passed to a dying worker would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // A web process that is started later serves the same build as the others.
  const exec = join(import.meta.dirname, "main.ts");
  cluster.setupPrimary({ exec, args: buildArguments(servedBuild) });
  await shop.startBackground();
  const listening = countListening(env.WORKERS);
  for (let count = 0; count < env.WORKERS; count += 1) keepWorker();
  const opened = listening.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { opened, close };
}

export function pauseBeforeStart(failedStarts: number): number {
  return Math.min(firstPauseMs * 2 ** failedStarts, maxPauseMs);
}

/**
 * Counts listening workers instead of awaiting each: one that dies before it listens is replaced.
 * @throws OperatorError when one cannot start because of an error that its replacement would have.
 */
function countListening(wanted: number): Promise<void> {
  let open = 0;
  return new Promise((resolve, reject) => {
    cluster.on("listening", () => (open += 1) === wanted && resolve());
    cluster.on("message", (_worker, { rejected }: WorkerMessage) => {
      if (rejected !== undefined) reject(new OperatorError(rejected));
    });
  });
}

async function stop(worker: Worker): Promise<void> {
  const gone = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await gone;
}
