import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { findCurrentBuild } from "../server/web/build/build-folder.ts";
import { readEnv } from "../server/env.ts";
import { openTestStock } from "./demo-catalogue.ts";
import { temporaryRoot } from "./programs/temporary-root.ts";
import { openShop, type Shop } from "../server/shop/shop.ts";

const origin = "https://sklep.example";

/**
 * Opens a shop with its own data folder and the built application, as Request → Response. `changes`
 * replace parts of the shop; `settings` are environment variables.
 */
export async function openTestApp(changes: Partial<Shop> = {}, settings: NodeJS.ProcessEnv = {}) {
  const { createApp } = await importApp();
  const folder = await mkdtemp(join(temporaryRoot, "latawiec-"));
  const stock = await openTestStock(settings);
  const env = readEnv({ ...stock.settings, ...settings, DATA_DIR: folder, ORIGIN: origin });
  const opened = await openShop(env, pino({ level: "silent" }));
  if (stock.settings.BASELINKER_TOKEN) await waitForProducts(opened);
  const shop = { ...opened, ...changes };
  const app = createApp(shop);
  return {
    shop,
    folder,
    /** Without a client IP no rate limit applies. */
    fetch: (path: string, init?: RequestInit, sender?: string) =>
      app(new Request(new URL(path, origin), init), sender),
    /** The timestamp of a form opened a minute ago. */
    stamp: () => shop.guard.signFormTimestamp(Date.now() - 60_000),
    async close(): Promise<void> {
      await shop.close();
      await stock.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

async function waitForProducts({ catalogue, refreshCatalogue, worker }: Shop): Promise<void> {
  while (catalogue().products.length === 0) {
    await worker.runDueJobs();
    await refreshCatalogue();
  }
}

/** The build's path is known only after the build, so the import has no type. */
export function importApp(): Promise<typeof import("../server/app.ts")> {
  return import(join(findCurrentBuild()!, "server/index.js"));
}
