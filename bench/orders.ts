import { openBareTaker, readOrderRows } from "./bare-inserts.ts";
import { openEngines, openStoreTaker, type Engine, type Taker } from "./order-takers.ts";
import { median } from "./pull.ts";
import { openWebTaker } from "./web-taker.ts";

/**
 * `npm run bench:orders [seconds]`: orders that are accepted for good, as a share of the bare
 * durable inserts of the same rows into the same engine, in turns on the same disk.
 */
const seconds = Number(process.argv[2] ?? 2);
const rounds = 5;

type Load = { perSecond: number; p99: number };
type Contest = { name: string; taker: Taker; customers: number };

const { engines, close } = await openEngines();
for (const engine of engines) await compare(engine);
await close();

async function compare(engine: Engine): Promise<void> {
  const contests = await openContests(engine);
  const loads = new Map(contests.map(({ name }) => [name, [] as Load[]]));
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, taker, customers } of contests) {
      const load = await measure(taker, customers);
      if (round >= 0) loads.get(name)!.push(load);
    }
  }
  for (const taker of new Set(contests.map((contest) => contest.taker))) await taker.close();
  printTable(engine.name, loads);
}

async function openContests({ place }: Engine): Promise<Contest[]> {
  const own = await place();
  const store = await openStoreTaker(own);
  await store.take();
  const bare = await openBareTaker(await place(), await readOrderRows(own));
  const web = await openWebTaker(await place(), 1);
  return [
    { name: "bare inserts, one at a time", taker: bare, customers: 1 },
    { name: "`placeOrder`, one at a time", taker: store, customers: 1 },
    { name: "`placeOrder`, 64 at once", taker: store, customers: 64 },
    { name: "over HTTP, one at a time", taker: web, customers: 1 },
    { name: "over HTTP, 64 at once", taker: web, customers: 64 },
  ];
}

async function measure({ take }: Taker, customers: number): Promise<Load> {
  const waits: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const order = async () => {
    while (performance.now() < end) {
      const askedAt = performance.now();
      await take();
      waits.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: customers }, order));
  const perSecond = waits.length / ((performance.now() - startedAt) / 1000);
  const p99 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)]!;
  return { perSecond, p99 };
}

/** Each share is taken within a round; the table shows the middle one of the rounds. */
function printTable(engine: string, loads: ReadonlyMap<string, Load[]>): void {
  console.log(`\n| ${engine} | orders/s | of the bare | p99 |\n|---|---|---|---|`);
  const [bare] = loads.values();
  for (const [name, own] of loads) {
    const share = median(own.map(({ perSecond }, round) => perSecond / bare![round]!.perSecond));
    const cells = [
      name,
      Math.round(median(own.map(({ perSecond }) => perSecond))),
      `${Math.round(share * 100)} %`,
      `${median(own.map(({ p99 }) => p99)).toFixed(1)} ms`,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}
