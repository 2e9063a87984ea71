import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { sendRequest, startVisitor } from "../test/fuzz/visitor.ts";
import { strangers, type StrangerName } from "../test/fuzz/strangers.ts";
import { startShop } from "../test/start-shop.ts";
import { median } from "./load.ts";

/**
 * `npm run bench:strangers [seconds] [checkout]`: the longest wait of a probe, of a cached page and
 * of an order, with its pages, beside each hostile client, and the memory of the shop's process. The
 * clients are on this machine and in a thread of their own.
 */
const seconds = Number(process.argv[2] ?? 4);
const checkout = process.argv[3];

const visitorIp = "127.0.0.9";
const shop = await startShop({ LOG_LEVEL: "fatal" }, checkout);
try {
  const pageMs = await measureUncachedPage();
  const visitor = await startVisitor(shop, 100);
  const quiet = await measure(undefined);
  const [maxWait, maxMemory] = [Math.round(20 * pageMs), Math.round(1.5 * quiet.memory)];
  console.log(
    `\nAn uncached page takes ${pageMs.toFixed(1)} ms. Goals: ${maxWait} ms, ${maxMemory} MiB.\n`,
  );
  console.log("| client | requests | probe | cached page | order | memory |");
  console.log("|---|---|---|---|---|---|");
  print("none", quiet);
  for (const name of Object.keys(strangers) as StrangerName[]) print(name, await measure(name));
  const { refused } = await visitor.stop();
  for (const response of refused) console.log(`an order was rejected: ${response}`);

  async function measure(name: StrangerName | undefined) {
    const firstOrder = visitor.visits.waits.length;
    let isRunning = true;
    const figures = Promise.all([
      longestWait("/healthz", () => isRunning),
      longestWait("/kategoria/gry", () => isRunning),
      peakMemory(() => isRunning),
    ]);
    const requests = await (name ? runInThread(name) : pause(seconds * 1000, 0));
    // What the client left behind ends with an order that was placed since.
    const ordersThen = visitor.visits.waits.length;
    while (visitor.visits.waits.length < ordersThen + 2) await pause(20);
    isRunning = false;
    const [probe, page, memory] = await figures;
    const order = Math.max(...visitor.visits.waits.slice(firstOrder));
    return { requests, probe, page, order, memory };
  }
} finally {
  await shop.close();
}
process.exit(0);

function print(
  name: string,
  row: Record<"probe" | "page" | "order" | "memory", number> & { requests: number },
): void {
  const waits = [row.probe, row.page, row.order].map((wait) => `${Math.round(wait)} ms`);
  console.log(`| ${[name, row.requests, ...waits, `${row.memory} MiB`].join(" | ")} |`);
}

/** Requests one after another; the median is what one takes without other load. */
async function measureUncachedPage(): Promise<number> {
  const waits: number[] = [];
  for (let count = 0; count < 40; count += 1)
    waits.push(await timeRequest(`/szukaj?fraza=${count}`));
  return median(waits.slice(20));
}

async function longestWait(path: string, isRunning: () => boolean): Promise<number> {
  let longest = 0;
  while (isRunning()) {
    longest = Math.max(longest, await timeRequest(path));
    await pause(20);
  }
  return longest;
}

async function timeRequest(path: string): Promise<number> {
  const sentAt = performance.now();
  const { status } = await sendRequest(shop.origin, visitorIp, path);
  if (status !== 200) console.log(`${path} was answered with ${status}`);
  return performance.now() - sentAt;
}

/** In MiB. */
async function peakMemory(isRunning: () => boolean): Promise<number> {
  let peak = 0;
  while (isRunning()) {
    const status = readFileSync(`/proc/${shop.pid}/status`, "utf8");
    peak = Math.max(peak, Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
    await pause(50);
  }
  return Math.round(peak);
}

function runInThread(name: StrangerName): Promise<number> {
  // An address of its own: the limits of the last one are used up.
  const from = `127.0.3.${Object.keys(strangers).indexOf(name) + 1}`;
  const workerData = { name, origin: shop.origin, from, ms: seconds * 1000 };
  const worker = new Worker(new URL("./stranger-thread.ts", import.meta.url), { workerData });
  return new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
}
