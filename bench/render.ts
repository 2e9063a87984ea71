import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentBuild } from "../server/web/build/build-folder.ts";
import { readEnv } from "../server/env.ts";
import { createLogger } from "../server/logger.ts";
import { openShop } from "../server/shop.ts";

/** `npm run bench:render`: pages per second that one process renders without a cache. */
process.env.NODE_ENV = "production";
const { createApp } = (await import(
  join(currentBuild(), "server/index.js")
)) as typeof import("../server/app.ts");
const folder = mkdtempSync(join(tmpdir(), "latawiec-bench-"));
const shop = await openShop(readEnv({ DATA_DIR: folder }), createLogger("silent"));
const app = createApp(shop);
const product = shop.catalogue().products[0]!.id;
const paths = [
  "/",
  "/kategoria/gry",
  `/produkt/${product}`,
  "/kontakt",
  "/blog",
  "/_page/kategoria/gry",
];
const measuredMs = 3000;

console.log("| | pages/s | CPU a page |\n|---|---|---|");
for (const path of paths) {
  await render(path, 500);
  const cpuBefore = process.cpuUsage();
  const pages = await render(path, measuredMs);
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMs = (user + system) / 1000 / pages;
  console.log(`| ${path} | ${Math.round((pages / measuredMs) * 1000)} | ${cpuMs.toFixed(2)} ms |`);
}
await shop.close();
rmSync(folder, { recursive: true });

/** Renders as many as fit into the time. */
async function render(path: string, durationMs: number): Promise<number> {
  const end = performance.now() + durationMs;
  let pages = 0;
  for (; performance.now() < end; pages += 1) {
    const response = await app(new Request(shop.origin + path));
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    await response.arrayBuffer();
  }
  return pages;
}
