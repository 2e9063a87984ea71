import { openBaselineClient, readOrderRows } from "./baselines/inserts.ts";
import { openEngines, openStoreClient, type Engine, type OrderClient } from "./order-clients.ts";
import { median } from "./load.ts";
import { openHttpClients } from "./web-client.ts";

/**
 * `npm run bench:orders [seconds]`: accepted orders as a share of bare durable inserts of the same
 * rows into the same engine, alternating on the same disk.
 */
const seconds = Number(process.argv[2] ?? 2);
const rounds = 5;

type Load = { perSecond: number; p99: number };
type Variant = { name: string; open: Open; customers: number };
type Open = (createLocation: Engine["createLocation"]) => Promise<OrderClient>;

/** Each round starts with an empty database, so that table sizes are equal. */
const baseline: Open = async (createLocation) => {
  const sample = await createLocation();
  const store = await openStoreClient(sample);
  await store.placeOne();
  await store.close();
  return openBaselineClient(await createLocation(), await readOrderRows(sample));
};
const store: Open = async (createLocation) => openStoreClient(await createLocation());

const { engines, close } = await openEngines();
for (const engine of engines) await compare(engine);
await close();

async function compare({ name: engine, createLocation }: Engine): Promise<void> {
  const shop = await openHttpClients(await createLocation(), 1);
  const variants: readonly Variant[] = [
    { name: "bare inserts, one at a time", open: baseline, customers: 1 },
    { name: "`placeOrder`, one at a time", open: store, customers: 1 },
    { name: "`placeOrder`, 64 at once", open: store, customers: 64 },
    { name: "over HTTP, one at a time", open: async () => shop.withScripts, customers: 1 },
    { name: "over HTTP, 64 at once", open: async () => shop.withScripts, customers: 64 },
    { name: "… without scripts", open: async () => shop.withoutScripts, customers: 64 },
  ];
  const loads = new Map<string, Load[]>();
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, open, customers } of variants) {
      const client = await open(createLocation);
      const load = await measure(client, customers);
      await client.close();
      if (round >= 0) loads.set(name, [...(loads.get(name) ?? []), load]);
    }
  }
  await shop.close();
  printTable(engine, loads);
}

async function measure({ placeOne }: OrderClient, customers: number): Promise<Load> {
  const waits: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const order = async () => {
    while (performance.now() < end) {
      const sentAt = performance.now();
      await placeOne();
      waits.push(performance.now() - sentAt);
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
  const [baseline] = loads.values();
  for (const [name, own] of loads) {
    const shareOf = (figure: keyof Load) =>
      median(own.map((load, round) => load[figure] / baseline![round]![figure]));
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
