import { openBareTaker, readOrderRows } from "./baseline-inserts.ts";
import { openEngines, openStoreTaker, type Engine, type Taker } from "./order-clients.ts";
import { median } from "./load.ts";
import { openShopTaker } from "./web-client.ts";

/**
 * `npm run bench:orders [seconds]`: accepted orders as a share of bare durable inserts of the same
 * rows into the same engine, alternating on the same disk.
 */
const seconds = Number(process.argv[2] ?? 2);
const rounds = 5;

type Load = { perSecond: number; p99: number };
type Contest = { name: string; open: Open; customers: number };
type Open = (place: Engine["place"]) => Promise<Taker>;

/** Each round starts with an empty database, so that table sizes are equal. */
const bare: Open = async (place) => {
  const sample = await place();
  const store = await openStoreTaker(sample);
  await store.take();
  await store.close();
  return openBareTaker(await place(), await readOrderRows(sample));
};
const store: Open = async (place) => openStoreTaker(await place());

const { engines, close } = await openEngines();
for (const engine of engines) await compare(engine);
await close();

async function compare({ name: engine, place }: Engine): Promise<void> {
  const shop = await openShopTaker(await place(), 1);
  const contests: readonly Contest[] = [
    { name: "bare inserts, one at a time", open: bare, customers: 1 },
    { name: "`placeOrder`, one at a time", open: store, customers: 1 },
    { name: "`placeOrder`, 64 at once", open: store, customers: 64 },
    { name: "over HTTP, one at a time", open: async () => shop.withScripts, customers: 1 },
    { name: "over HTTP, 64 at once", open: async () => shop.withScripts, customers: 64 },
    { name: "… without scripts", open: async () => shop.withoutScripts, customers: 64 },
  ];
  const loads = new Map<string, Load[]>();
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, open, customers } of contests) {
      const taker = await open(place);
      const load = await measure(taker, customers);
      await taker.close();
      if (round >= 0) loads.set(name, [...(loads.get(name) ?? []), load]);
    }
  }
  await shop.close();
  printTable(engine, loads);
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

/** Ratios are computed within a round; the table shows the median round. */
function printTable(engine: string, loads: ReadonlyMap<string, Load[]>): void {
  console.log(`\n| ${engine} | orders/s | of the bare | p99 | × the bare |\n|---|---|---|---|---|`);
  const [bare] = loads.values();
  for (const [name, own] of loads) {
    const shareOf = (figure: keyof Load) =>
      median(own.map((load, round) => load[figure] / bare![round]![figure]));
    const cells = [
      name,
      Math.round(median(own.map(({ perSecond }) => perSecond))),
      `${Math.round(shareOf("perSecond") * 100)} %`,
      `${median(own.map(({ p99 }) => p99)).toFixed(1)} ms`,
      shareOf("p99").toFixed(1),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}
