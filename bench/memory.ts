import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { openFakeBaselinker } from "../test/fakes/baselinker/baselinker.ts";
import { stockUp } from "../test/fakes/baselinker/account.ts";
import { startShop } from "../test/start-shop.ts";

/**
 * `npm run bench:memory [seconds] [workers]`: memory of the shop's processes in MiB while visitors
 * request ten thousand products in turn, far more pages than fit into the cache. Runs longer where
 * a slow machine has not shown each page once by then.
 */
const seconds = Number(process.argv[2] ?? 600);
const workers = process.argv[3] ?? "2";
const products = 10_000;
const visitors = 16;
const reports = 20;

const shop = await openStockedShop(products, { WORKERS: workers });
const agent = new Agent({ keepAlive: true, maxSockets: visitors });
const progress = { visits: 0, failures: 0 };
try {
  while (!(await allProcessesLoaded())) await pause(500);
  const start = Date.now();
  const crowd = Array.from({ length: visitors }, () => visitUntil(start + seconds * 1000));
  console.log("| seconds | visits | each process: now, at most |\n|---|---|---|");
  for (let report = 0; report <= reports; report += 1) {
    const at = (report * seconds) / reports;
    await pause(Math.max(0, start + at * 1000 - Date.now()));
    print(at);
  }
  await Promise.all(crowd);
  print((Date.now() - start) / 1000);
} finally {
  agent.destroy();
  await shop.close();
}
console.log(`${progress.visits} visits, ${progress.failures} failures`);
process.exit(progress.failures > 0 ? 1 : 0);

function print(seconds: number): void {
  const family = measureFamily(shop.pid).join("; ");
  console.log(`| ${Math.round(seconds)} | ${progress.visits} | ${family} |`);
}

/** Each web process loads the catalogue itself, and the connections are spread over all of them. */
async function allProcessesLoaded(): Promise<boolean> {
  const visits = Array.from({ length: visitors }, () => visit(1000 + products));
  return (await Promise.all(visits)).every((status) => status === 200);
}

async function visitUntil(end: number): Promise<void> {
  while (Date.now() < end || progress.visits < products) {
    const id = 1001 + (progress.visits++ % products);
    const status = await visit(id);
    if (status === 200) continue;
    progress.failures += 1;
    console.log(`/produkt/${id}: ${status}`);
  }
}

async function visit(id: number): Promise<number | undefined> {
  // Each visitor reads one page: one client would be over its limit.
  const forwarded = `10.${id >> 16}.${(id >> 8) & 255}.${id & 255}`;
  const headers = { "Accept-Encoding": "br", "X-Forwarded-For": forwarded };
  const outgoing = get(`${shop.origin}/produkt/${id}`, { agent, headers });
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return response.statusCode;
}

/** Measures the primary process and its web processes. */
function measureFamily(first: number): string[] {
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").match(/\d+/g);
  return [String(first), ...(children ?? [])].map((pid) => {
    const mebibytes = (key: string) => Math.round(readStatus(pid, key) / 1024);
    return `${mebibytes("VmRSS")}, ${mebibytes("VmHWM")}`;
  });
}

function readStatus(pid: string, key: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)?.[1]);
}

/** Starts the built shop with the fake BaseLinker, whose product ids start at 1001. */
async function openStockedShop(products: number, environment: Record<string, string>) {
  const baselinker = await openFakeBaselinker();
  stockUp(baselinker.account, products);
  const shop = await startShop({
    BASELINKER_URL: baselinker.url,
    BASELINKER_TOKEN: baselinker.token,
    LOG_LEVEL: "error",
    TRUST_PROXY: "1",
    ...environment,
  });
  return {
    origin: shop.origin,
    pid: shop.pid,
    async close(): Promise<void> {
      await shop.close();
      await baselinker.close();
    },
  };
}
