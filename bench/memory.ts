import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { openFakeBaselinker } from "../test/fakes/baselinker.ts";
import { stockUp } from "../test/fakes/baselinker/account.ts";
import { startShop } from "../test/start-shop.ts";

/**
 * `npm run bench:memory [seconds] [workers]`: what the shop's processes hold, in MiB, while visitors
 * ask for ten thousand products in turn, far more pages than are kept.
 */
const seconds = Number(process.argv[2] ?? 600);
const workers = process.argv[3] ?? "2";
const products = 10_000;
const visitors = 16;
const reports = 20;

const warehouse = await openFakeBaselinker();
stockUp(warehouse.account, products);
const shop = await startShop({
  BASELINKER_URL: warehouse.url,
  BASELINKER_TOKEN: warehouse.token,
  LOG_LEVEL: "error",
  WORKERS: workers,
});
const agent = new Agent({ keepAlive: true, maxSockets: visitors });
const walk = { visits: 0, failures: 0 };
try {
  while ((await visit(1000 + products)) !== 200) await pause(500);
  const start = Date.now();
  const crowd = Array.from({ length: visitors }, () => walkUntil(start + seconds * 1000));
  console.log("| seconds | visits | each process: now, at most |\n|---|---|---|");
  for (let report = 0; report <= reports; report += 1) {
    const at = (report * seconds) / reports;
    await pause(Math.max(0, start + at * 1000 - Date.now()));
    console.log(`| ${Math.round(at)} | ${walk.visits} | ${measureFamily(shop.pid).join("; ")} |`);
  }
  await Promise.all(crowd);
} finally {
  agent.destroy();
  await shop.close();
  await warehouse.close();
}
console.log(`${walk.visits} visits, ${walk.failures} failures`);
process.exit(walk.failures > 0 ? 1 : 0);

async function walkUntil(end: number): Promise<void> {
  while (Date.now() < end) {
    const id = 1001 + (walk.visits++ % products);
    if ((await visit(id)) !== 200) walk.failures += 1;
  }
}

async function visit(id: number): Promise<number | undefined> {
  const headers = { "Accept-Encoding": "br" };
  const asked = get(`${shop.origin}/produkt/${id}`, { agent, headers });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  await once(answer.resume(), "end");
  return answer.statusCode;
}

/** The first process, which works in the background unless it is alone, and its web processes. */
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
