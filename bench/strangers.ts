import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { sendRequest, startVisitor } from "../test/fuzz/visitor.ts";
import { strangers, type StrangerName } from "../test/fuzz/strangers.ts";
import { startShop } from "../test/start-shop.ts";
import { median } from "./load.ts";

/**
 * `npm run bench:strangers [seconds] [checkout]`: the longest wait of a probe, of a cached page and
 * of an order, with its pages, beside each hostile client, the longest block of the shop's event loop
 * in CPU time, and the memory of its process. The clients are on this machine and in a thread of
 * their own.
 */
const seconds = Number(process.argv[2] ?? 4);
const checkout = process.argv[3];

const visitorIp = "127.0.0.9";
const folder = mkdtempSync(join(tmpdir(), "latawiec-bench-"));
const blocks = join(folder, "blocks");
const shop = await startShop(
  {
    LOG_LEVEL: "fatal",
    BENCH_BLOCKS: blocks,
    NODE_OPTIONS: `--import ${new URL("./event-loop.ts", import.meta.url).href}`,
  },
  checkout,
);
try {
  const pageMs = await measureUncachedPage();
  const blockOfPage = readLongestBlock();
  const visitor = await startVisitor(shop, 100);
  const quiet = await measure(undefined);
  const [maxWait, maxMemory] = [Math.round(20 * pageMs), Math.round(1.5 * quiet.memory)];
  console.log(
    `\nAn uncached page takes ${pageMs.toFixed(1)} ms and blocks for ${Math.round(blockOfPage)} ms. Goals: ${maxWait} ms, ${maxMemory} MiB.\n`,
  );
  console.log("| client | requests | probe | cached page | order | block | memory |");
  console.log("|---|---|---|---|---|---|---|");
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
    return { requests, probe, page, order, block: readLongestBlock(), memory };
  }
} finally {
  await shop.close();
  rmSync(folder, { recursive: true });
}
process.exit(0);

function print(
  name: string,
  row: Record<"probe" | "page" | "order" | "block" | "memory", number> & { requests: number },
): void {
  const waits = [row.probe, row.page, row.order, row.block].map((wait) => `${Math.round(wait)} ms`);
  console.log(`| ${[name, row.requests, ...waits, `${row.memory} MiB`].join(" | ")} |`);
}

/** Requests one after another; the median is what one takes without other load. */
async function measureUncachedPage(): Promise<number> {
  const waits: number[] = [];
  const searches = 20;
  for (let count = 0; count < 2 * searches; count += 1) {
    // The first ones are compiled.
    if (count === searches) readLongestBlock();
    waits.push(await timeRequest(`/szukaj?fraza=${count}`));
  }
  return median(waits.slice(searches));
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
  const result = await sendRequest(shop.origin, visitorIp, path).then(
    ({ status }) => status,
    String,
  );
  if (result !== 200) console.log(`${path}: ${result}`);
  return performance.now() - sentAt;
}

/** Since it was read last. */
function readLongestBlock(): number {
  const longest = Math.max(...readFileSync(blocks, "utf8").split("\n").map(Number));
  writeFileSync(blocks, "");
  return longest;
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
