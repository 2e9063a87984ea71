import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { openStockedShop } from "./stocked-shop.ts";
import type { Crowd, Visits } from "./visitors.ts";

/**
 * `npm run bench:swap [seconds] [rounds]`: cached pages while a catalogue of ten thousand products
 * changes, with 64 connections at full load and at a steady rate. Quiet and changing phases
 * alternate, because a machine is never quiet.
 */
const seconds = Number(process.argv[2] ?? 12);
const rounds = Number(process.argv[3] ?? 1);
const products = 10_000;
const maxWaitMs = 90_000;

const loads = [
  { name: "200 a second", connections: 64, perSecond: 200 },
  { name: "64 connections", connections: 64 },
];
const phases = [
  { name: "quiet", changed: 0 },
  { name: "20 prices change", changed: 20 },
  { name: "every name and price changes", changed: products },
];

const shop = await openStockedShop(products, { BASELINKER_SYNC_SECONDS: "5", WORKERS: "2" });
const paths = [
  "/",
  ...["gry", "pluszaki", "edukacyjne"].map((key) => `/kategoria/${key}`),
  ...Array.from({ length: 36 }, (_, index) => `/produkt/${1001 + index}`),
];
let state = 0;
try {
  while (!(await shows(`/produkt/${1000 + products}`, "Zabawka nr"))) await pause(500);
  console.log("| load | catalogue | visits | p50 | p99 | × quiet | longest | failures |");
  console.log("|---|---|---|---|---|---|---|---|");
  for (const load of loads) await measureLoad(load);
} finally {
  await shop.close();
}

async function measureLoad({ name, ...load }: (typeof loads)[number]): Promise<void> {
  await visitDuring(load, 0);
  const visitsByPhase = phases.map((): Visits => ({ waits: [], failures: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { changed }] of phases.entries()) {
      const { waits, failures } = await visitDuring(load, changed);
      visitsByPhase[index]!.waits = visitsByPhase[index]!.waits.concat(waits);
      visitsByPhase[index]!.failures += failures;
    }
  }
  const quiet = quantile(visitsByPhase[0]!.waits, 0.99);
  for (const [index, { waits, failures }] of visitsByPhase.entries()) {
    const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => quantile(waits, share));
    const times = [p50, p99].map((ms) => `${ms!.toFixed(1)} ms`);
    const cells = [name, phases[index]!.name, waits.length, ...times, (p99! / quiet).toFixed(1)];
    console.log(`| ${[...cells, `${longest!.toFixed(0)} ms`, failures].join(" | ")} |`);
  }
}

/** Runs at least the given seconds, until visitors see the change. */
async function visitDuring(load: Omit<Crowd, "origin" | "paths">, changed: number) {
  const crowd: Crowd = { origin: shop.origin, paths, ...load };
  const visitors = new Worker(new URL("./visitors.ts", import.meta.url), { workerData: crowd });
  await once(visitors, "online");
  const end = Date.now() + seconds * 1000;
  const price = changeProducts(changed);
  while (Date.now() < end || !(await shows("/produkt/1001", price))) {
    if (Date.now() > end + maxWaitMs) throw new Error(`nobody sees ${price}`);
    await pause(500);
  }
  visitors.postMessage("enough");
  const [visits] = (await once(visitors, "message")) as [Visits];
  return visits;
}

/** Returns the first product's new price as its page shows it. */
function changeProducts(count: number): string {
  if (count > 0) state += 1;
  for (let id = 1001; id < 1001 + count; id += 1) {
    const product = shop.stock.get(id)!;
    product.prices = { 105: 20 + state + 0.45 };
    if (count === products) product.name = `Zabawka nr ${id} z ${state}. dostawy`;
  }
  return state === 0 ? "" : `${20 + state},45`;
}

async function shows(path: string, text: string): Promise<boolean> {
  const response = await fetch(shop.origin + path);
  return (await response.text()).includes(text);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
