import { startBareNode, startNginx, startShop, type Contender } from "./servers.ts";
import { median, pull, type Load } from "./load.ts";
import { takeSample } from "./sample.ts";

/**
 * `npm run bench:pages [path]`: one cached page against nginx and bare node:http with the same
 * bytes and headers, alternating, because a machine is never quiet.
 */
const path = process.argv[2] ?? "/kategoria/gry";
const seconds = 5;
const rounds = 5;

for (const workers of [1, 2]) await compare(workers);

async function compare(workers: number): Promise<void> {
  const contenders: Contender[] = [];
  try {
    const shop = await startShop(workers, path);
    contenders.push(shop);
    const sample = await takeSample(shop.url);
    contenders.push(await startNginx(workers, sample));
    contenders.push(await startBareNode(workers, sample));
    console.log(
      `\n${path}, Brotli, ${sample.body.length} bytes, 64 connections, workers: ${workers}\n`,
    );
    printTable(await pullInTurns(contenders));
  } finally {
    await Promise.all(contenders.map(({ close }) => close()));
  }
}

async function pullInTurns(contenders: readonly Contender[]): Promise<Map<string, Load[]>> {
  const loads = new Map(contenders.map(({ name }) => [name, [] as Load[]]));
  for (const contender of contenders) await pull(contender, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      loads.get(contender.name)!.push(await pull(contender, seconds));
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
