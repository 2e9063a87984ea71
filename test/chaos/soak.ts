import { openFakeBaselinker, type BaselinkerFault } from "../fakes/baselinker/baselinker.ts";
import { stockUp } from "../fakes/baselinker/account.ts";
import { randomFrom } from "../random-from.ts";
import { parseArgs } from "node:util";
import { startPostgres } from "../programs/postgres.ts";
import { startShop } from "../start-shop.ts";

/**
 * `npm run test:soak [seconds] [seed] [--two]`: the shop with a BaseLinker that fails at random.
 * Every second a visitor opens pages; each must show the last good catalogue. With `--two`, two
 * shops share one PostgreSQL and must show changes equally soon.
 */
const { values, positionals } = parseArgs({
  options: { two: { type: "boolean", default: false } },
  allowPositionals: true,
});
const seconds = Number(positionals[0] ?? 600);
const seed = Number(positionals[1] ?? Date.now() % 2_147_483_647);
const count = 2500;
const share = 0.4;
const faults: readonly BaselinkerFault[] = [
  "drop",
  "lost",
  "html502",
  "truncated",
  "empty",
  "array",
  { delayMs: 1500 },
  { code: "ERROR_UNKNOWN_METHOD", message: "no such method" },
];

/** Rare, because each pauses syncing for ten minutes. */
const pauses: readonly BaselinkerFault[] = [
  "http429",
  { code: "ERROR_RATE_LIMIT", message: "slow down" },
];
const pauseShare = 0.002;

const maxLagMs = 5000;
const pricedAnew = 1001;

console.log(`soak: ${seconds} s, seed ${seed}${values.two ? ", two shops" : ""}`);
const random = randomFrom(seed);
const baselinker = await openFakeBaselinker();
stockUp(baselinker.account, count);
const postgres = values.two ? await startPostgres() : undefined;
const database = postgres && { DATABASE_URL: await postgres.createDatabase() };
const open = () =>
  startShop({
    BASELINKER_URL: baselinker.url,
    BASELINKER_TOKEN: baselinker.token,
    BASELINKER_SYNC_SECONDS: "5",
    LOG_LEVEL: "error",
    ...database,
  });
const shops = [await open(), ...(values.two ? [await open()] : [])];
const failures: string[] = [];
/** By price: when each shop first showed it. */
const shown = new Map<number, (number | undefined)[]>();
let visits = 0;
try {
  while (!(await everyShopShowsEverything())) await pause(500);
  const firstReading = baselinker.journal.length;
  console.log(`everything is shown after ${firstReading} calls`);
  baselinker.faultFor = chooseFault;
  const end = Date.now() + seconds * 1000;
  const watching = shops.map(({ origin }, index) => watchPrice(origin, index, end));
  for (; Date.now() < end; await pause(1000)) {
    if (random() < 0.1) baselinker.account.products.get(pricedAnew)!.prices = { 105: visits + 1 };
    for (const { origin } of shops) await visit(origin);
  }
  await Promise.all(watching);
} finally {
  for (const shop of shops) await shop.close();
  await baselinker.close();
  await postgres?.close();
}
const calls = baselinker.journal.length;
const busiest = baselinker.busiestMinute();
const lags = [...shown.values()].flatMap((times) => {
  const known = times.filter((time) => time !== undefined);
  return known.length < 2 ? [] : [Math.max(...known) - Math.min(...known)];
});
if (values.two) console.log(`${lags.length} prices, most lag ${Math.max(0, ...lags)} ms`);
if (lags.some((lag) => lag > maxLagMs)) failures.push("one shop lags behind the other");
console.log(
  `${visits} visits, ${calls} calls, busiest minute ${busiest}, ${failures.length} failures`,
);
for (const failure of failures.slice(0, 20)) console.log(failure);
process.exit(failures.length > 0 || busiest > 60 ? 1 : 0);

function chooseFault(): BaselinkerFault | undefined {
  const list = random() < pauseShare ? pauses : faults;
  const chosen = list[Math.floor(random() * list.length)];
  return list === pauses || random() < share ? chosen : undefined;
}

async function visit(origin: string): Promise<void> {
  const id = 1001 + Math.floor(random() * count);
  for (const path of ["/", "/kategoria/pluszaki", `/produkt/${id}`, "/readyz"]) {
    const response = await fetch(origin + path).catch(() => undefined);
    visits += 1;
    if (response?.status !== 200) failures.push(`${path}: ${response?.status ?? "no answer"}`);
    await response?.arrayBuffer();
  }
}

/** Separate, so that a slow page does not look like a late price. */
async function watchPrice(origin: string, index: number, end: number): Promise<void> {
  for (; Date.now() < end; await pause(250)) await notePrice(origin, index);
}

async function notePrice(origin: string, index: number): Promise<void> {
  const page = await (await fetch(`${origin}/produkt/${pricedAnew}`)).text();
  const price = Number(/"product:price:amount" content="([\d.]+)"/.exec(page)![1]);
  const times = shown.get(price) ?? [];
  times[index] ??= Date.now();
  shown.set(price, times);
}

async function everyShopShowsEverything(): Promise<boolean> {
  const responses = await Promise.all(shops.map(({ origin }) => showsEverything(origin)));
  return responses.every(Boolean);
}

async function showsEverything(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/functions/v1/get-baselinker-products`, {
    method: "POST",
  });
  const { products } = (await response.json()) as { products: unknown[] };
  return products.length === count;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
