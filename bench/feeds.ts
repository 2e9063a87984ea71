import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import * as shopConfig from "../shop.config.ts";
import { loadDemo } from "../server/shop/load-demo.ts";
import { openFeedFiles } from "../server/web/feed-files.ts";
import { renderCeneoFeed } from "../shop/feed/ceneo-feed.ts";
import { renderGoogleFeed } from "../shop/feed/google-feed.ts";

/** `server/node.sh bench/feeds.ts [count]`: time and memory of feeds with the demo's toys, repeated. */
const count = Number(process.argv[2] ?? 100_000);
const demo = (await loadDemo()).demoCatalogue().products.filter(({ images }) => images.length > 0);
const products = Array.from({ length: count }, (_, index) => {
  const product = demo[index % demo.length]!;
  return { ...product, id: String(100_000 + index), stock: 1 + (index % 50) };
});
const shop = { ...shopConfig, origin: "https://sklep.example", now: Date.now() };
const folder = mkdtempSync(join(tmpdir(), "latawiec-feeds-"));
const feeds = await openFeedFiles({ folder, now: Date.now });
const before = process.memoryUsage.rss();

for (const format of [renderGoogleFeed, renderCeneoFeed]) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const cpu = process.cpuUsage();
  const request = new Request(shop.origin, {
    method: "HEAD",
    headers: { "Accept-Encoding": "gzip" },
  });
  const render = () => format(products, shop);
  const { headers } = await feeds.respond(request, { name: format.name, version: "1", render });
  const { user, system } = process.cpuUsage(cpu);
  const mebibytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  console.log(
    [
      `${format.name}: CPU ${((user + system) / 1e6).toFixed(1)} s`,
      `file ${mebibytes(Number(headers.get("Content-Length")))}`,
      `event loop blocked ${(delay.percentile(99) / 1e6).toFixed(0)} ms (99 %), ${(delay.max / 1e6).toFixed(0)} ms (at most)`,
      `memory +${mebibytes(process.memoryUsage.rss() - before)}`,
    ].join(", "),
  );
}
rmSync(folder, { recursive: true });
