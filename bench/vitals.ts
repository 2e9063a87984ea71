import lighthouse from "lighthouse";
import { openBrowser } from "./browser.ts";
import { startShop } from "./servers.ts";
import { median } from "./load.ts";
import { blockingOwnTime } from "./main-thread.ts";
import { openProxy } from "./vitals-proxy.ts";

/**
 * `npm run bench:vitals [rounds] [path …]`: Lighthouse on a phone for each kind of page, and for
 * the same page without scripts. Both are behind the same proxy and alternate, each time in a fresh
 * browser. Ratios are computed within a round.
 */
const rounds = Number(process.argv[2] ?? 3);
const pathArguments = process.argv.slice(3);
const paths =
  pathArguments.length > 0
    ? pathArguments
    : [
        "/",
        "/kategoria/gry",
        "/produkt/1101",
        "/kontakt?koszyk=true",
        "/blog/bezpieczenstwo-zabawek",
      ];
const throttlings = ["simulate", "devtools"] as const;

type Vitals = { paint: number; blocking: number; busy: number; shift: number; score: number };
type Pair = Record<"scripted" | "static", Vitals>;

/** Alternates which variant goes first. */
const orders = [
  ["scripted", "static"],
  ["static", "scripted"],
] as const;

const shop = await startShop(1, "/");
const origin = new URL(shop.url).origin;
const proxies = { scripted: await openProxy(origin, true), static: await openProxy(origin, false) };
console.log(
  "| page | throttling | largest paint | without scripts | ratio | blocking | in own time | shift | score |",
);
console.log("|---|---|---|---|---|---|---|---|---|");
for (const path of paths) {
  for (const throttling of throttlings) print(path, throttling, await measure(path, throttling));
}
proxies.scripted.close();
proxies.static.close();
await shop.close();

async function measure(path: string, throttling: (typeof throttlings)[number]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pair: Partial<Pair> = {};
    for (const kind of orders[round % 2]!) {
      pair[kind] = await runLighthouse(proxies[kind].origin, path, throttling);
    }
    pairs.push(pair as Pair);
  }
  return pairs;
}

async function runLighthouse(
  at: string,
  path: string,
  throttlingMethod: (typeof throttlings)[number],
): Promise<Vitals> {
  const browser = await openBrowser(at, path.includes("koszyk"));
  try {
    const result = await lighthouse(at + path, {
      port: browser.port,
      onlyCategories: ["performance"],
      throttlingMethod,
      disableStorageReset: true,
      disableFullPageScreenshot: true,
      logLevel: "error",
    });
    const { audits, categories } = result!.lhr;
    const valueOf = (name: string) => audits[name]!.numericValue!;
    return {
      paint: valueOf("largest-contentful-paint"),
      blocking: valueOf("total-blocking-time"),
      busy: blockingOwnTime(
        result!.artifacts.Trace.traceEvents,
        throttlingMethod === "simulate" ? 4 : 1,
      ),
      shift: valueOf("cumulative-layout-shift"),
      score: categories.performance!.score! * 100,
    };
  } finally {
    await browser.close();
  }
}

function print(path: string, throttling: string, pairs: readonly Pair[]): void {
  const middle = (pick: (pair: Pair) => number) => median(pairs.map(pick));
  const cells = [
    path,
    throttling === "simulate" ? "simulated" : "applied",
    `${Math.round(middle((pair) => pair.scripted.paint))} ms`,
    `${Math.round(middle((pair) => pair.static.paint))} ms`,
    middle((pair) => pair.scripted.paint / pair.static.paint).toFixed(2),
    `${Math.round(middle((pair) => pair.scripted.blocking))} ms`,
    `${Math.round(middle((pair) => pair.scripted.busy))} ms`,
    middle((pair) => pair.scripted.shift).toFixed(3),
    Math.round(middle((pair) => pair.scripted.score)),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
