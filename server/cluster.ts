import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Logger } from "pino";
import type { JobKind } from "./db/schema.ts";
import type { Env } from "./env.ts";
import { openShop } from "./shop.ts";

const restartPauseMs = 1000;

/** Runs the background work in this process and forks web processes that share one port. */
export async function serveCluster(env: Env, log: Logger) {
  const shop = await openShop(env, log);
  let closing = false;
  cluster.on("exit", (worker, code, signal) => {
    if (closing) return;
    log.error({ worker: worker.id, code, signal }, "Web worker died; starting another one");
    setTimeout(() => !closing && cluster.fork(), restartPauseMs);
  });
  cluster.on("message", (_worker, message: { wake?: JobKind }) => {
    if (message.wake) shop.worker.wake(message.wake);
  });
  // Workers accept connections themselves: one passed to a dying worker would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const opened = countListening(env.WORKERS);
  for (let count = 0; count < env.WORKERS; count += 1) cluster.fork();
  await opened;
  shop.startBackground();
  return {
    async close(): Promise<void> {
      closing = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => stop(worker!)));
      await shop.close();
    },
  };
}

/**
 * Counts listening workers instead of awaiting each: one that dies before it listens is replaced.
 */
function countListening(wanted: number): Promise<void> {
  let open = 0;
  return new Promise((resolve) => {
    cluster.on("listening", () => (open += 1) === wanted && resolve());
  });
}

async function stop(worker: Worker): Promise<void> {
  const gone = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await gone;
}
