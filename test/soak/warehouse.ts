import { openFakeBaselinker, type BaselinkerFault } from "../fakes/baselinker.ts";
import { stockUp } from "../fakes/baselinker/account.ts";
import { randomFrom } from "../random-from.ts";
import { startShop } from "../start-shop.ts";

/**
 * `npm run test:soak [seconds] [seed]`: the real shop beside a warehouse that fails at random.
 * Every second a visitor opens pages; each must answer with the last good catalogue.
 */
const seconds = Number(process.argv[2] ?? 600);
const seed = Number(process.argv[3] ?? Date.now() % 2_147_483_647);
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

/** They pause the reading for ten minutes, so they come rarely, or nothing else would be tried. */
const pauses: readonly BaselinkerFault[] = [
  "http429",
  { code: "ERROR_RATE_LIMIT", message: "slow down" },
];
const pauseShare = 0.002;

console.log(`soak: ${seconds} s, seed ${seed}`);
const random = randomFrom(seed);
const warehouse = await openFakeBaselinker();
stockUp(warehouse.account, count);
const shop = await startShop({
  BASELINKER_URL: warehouse.url,
  BASELINKER_TOKEN: warehouse.token,
  BASELINKER_SYNC_SECONDS: "5",
  LOG_LEVEL: "error",
});
const failures: string[] = [];
let visits = 0;
try {
  while (!(await showsEverything())) await pause(500);
  warehouse.faultFor = chooseFault;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(1000)) await visit();
} finally {
  await shop.close();
  await warehouse.close();
}
const calls = warehouse.journal.length;
const busiest = warehouse.busiestMinute();
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

async function visit(): Promise<void> {
  const id = 1001 + Math.floor(random() * count);
  for (const path of ["/", "/kategoria/pluszaki", `/produkt/${id}`, "/readyz"]) {
    const answer = await fetch(shop.origin + path).catch(() => undefined);
    visits += 1;
    if (answer?.status !== 200) failures.push(`${path}: ${answer?.status ?? "no answer"}`);
    await answer?.arrayBuffer();
  }
}

async function showsEverything(): Promise<boolean> {
  const answer = await fetch(`${shop.origin}/functions/v1/get-baselinker-products`, {
    method: "POST",
  });
  const { products } = (await answer.json()) as { products: unknown[] };
  return products.length === count;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
