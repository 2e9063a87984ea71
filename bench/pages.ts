import {
  loadSample,
  startBaselineNode,
  startNginx,
  startShop,
  type BenchServer,
} from "./servers.ts";
import { median, measureServer, type Load } from "./load.ts";

/**
 * `npm run bench:pages [path]`: one cached page against nginx and bare node:http with the same
 * bytes and headers, alternating, because a machine is never quiet.
 */
const path = process.argv[2] ?? "/kategoria/gry";
const seconds = 5;
const rounds = 5;

for (const workers of [1, 2]) await compare(workers);

async function compare(workers: number): Promise<void> {
  const servers: BenchServer[] = [];
  try {
    const shop = await startShop(workers, path);
    servers.push(shop);
    const sample = await loadSample(shop.url);
    servers.push(await startNginx(workers, sample));
    servers.push(await startBaselineNode(workers, sample));
    console.log(
      `\n${path}, Brotli, ${sample.body.length} bytes, 64 connections, workers: ${workers}\n`,
    );
    printTable(await measureInTurns(servers));
  } finally {
    await Promise.all(servers.map(({ close }) => close()));
  }
}

async function measureInTurns(servers: readonly BenchServer[]): Promise<Map<string, Load[]>> {
  const loads = new Map(servers.map(({ name }) => [name, [] as Load[]]));
  for (const server of servers) await measureServer(server, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) {
      loads.get(server.name)!.push(await measureServer(server, seconds));
    }
  }
  return loads;
}

/** Ratios are computed within a round; the table shows the median round. */
function printTable(loads: ReadonlyMap<string, Load[]>): void {
  const nginx = loads.get("nginx")!;
  console.log(
    "| | requests/s | of nginx's | p99 | × nginx's | CPU a request |\n|---|---|---|---|---|---|",
  );
  for (const [name, own] of loads) {
    const share = median(own.map(({ perSecond }, round) => perSecond / nginx[round]!.perSecond));
    const slower = median(own.map(({ p99 }, round) => p99 / nginx[round]!.p99));
    const cells = [
      name,
      Math.round(median(own.map(({ perSecond }) => perSecond))),
      `${Math.round(share * 100)} %`,
      `${median(own.map(({ p99 }) => p99)).toFixed(2)} ms`,
      slower.toFixed(1),
      `${median(own.map(({ cpu }) => cpu)).toFixed(1)} µs`,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}
