import { openBrowser } from "./browser.ts";
import { startShop } from "./servers.ts";
import { firstPaint, mainThread, type TraceEvent } from "./main-thread.ts";

/**
 * `npm run bench:tasks [path]`: long tasks after the first paint. Lists each main-thread task above
 * 25 ms of CPU time on a processor four times slower and Lighthouse's slow network, with its parts.
 */
const path = process.argv[2] ?? "/";
const phone = { width: 412, height: 823 };
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const timeline = "devtools.timeline";
const categories = [timeline, `disabled-by-default-${timeline}`, "loading", "v8", "v8.execute"];
const shownMs = 25;
const settleMs = 3000;

/**
 * With DevTools attached, V8 resolves source positions of errors that React creates as marks, and
 * parses React again for it. Visitors do not pay for that.
 */
const withoutSourcePositions = "--js-flags=--no-enable-lazy-source-positions";

const shop = await startShop(1, "/");
const events = await trace(new URL(shop.url).origin);
await shop.close();

const painted = firstPaint(events);
const main = mainThread(events).filter(({ ts, dur }) => ts > painted && dur !== undefined);
console.log(`| after the first paint of ${path} | task | of it |\n|---|---|---|`);
for (const task of main.filter(({ name }) => name === "RunTask")) {
  if (own(task) < shownMs) continue;
  const after = Math.round((task.ts - painted) / 1000);
  console.log(`| ${after} ms | ${Math.round(own(task))} ms | ${splitTask(task)} |`);
}

async function trace(origin: string): Promise<TraceEvent[]> {
  const browser = await openBrowser(origin, path.includes("koszyk"), phone, [
    withoutSourcePositions,
  ]);
  try {
    const page = await browser.context.newPage();
    const tools = await browser.context.newCDPSession(page);
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", slowNetwork);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const collected: TraceEvent[] = [];
    tools.on("Tracing.dataCollected", ({ value }) =>
      collected.push(...(value as unknown[] as TraceEvent[])),
    );
    await tools.send("Tracing.start", { categories: categories.join(",") });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(settleMs);
    const complete = new Promise((resolve) => tools.once("Tracing.tracingComplete", resolve));
    await tools.send("Tracing.end");
    await complete;
    return collected;
  } finally {
    await browser.close();
  }
}

function own({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}

/** Lists the parts by their own time, without nested ones, longest first. */
function splitTask(task: TraceEvent): string {
  const end = task.ts + task.dur!;
  const inside = main
    .filter((event) => event !== task && event.tid === task.tid && event.pid === task.pid)
    .filter(({ ts, dur }) => ts >= task.ts && ts + dur! <= end)
    .toSorted((one, other) => one.ts - other.ts || other.dur! - one.dur!);
  const times = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (name: string, ms: number) => times.set(name, (times.get(name) ?? 0) + ms);
  for (const event of inside) {
    while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur! <= event.ts) open.pop();
    const around = open.at(-1);
    add(event.name, own(event));
    if (around) add(around.name, -own(event));
    open.push(event);
  }
  return [...times]
    .filter(([, ms]) => ms >= 2)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, ms]) => `${name} ${Math.round(ms)}`)
    .join(", ");
}
