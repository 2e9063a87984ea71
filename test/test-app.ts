import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { currentBuild } from "../server/web/build/build-folder.ts";
import { readEnv } from "../server/env.ts";
import { openShop, type Shop } from "../server/shop.ts";

const origin = "https://sklep.example";

/**
 * The real shop on a data folder of its own and the built application, as Request → Response.
 * `changes` replace parts of the shop as the pages see it; `settings` stand in its environment.
 */
export async function openTestApp(changes: Partial<Shop> = {}, settings: NodeJS.ProcessEnv = {}) {
  const createApp = await importApp();
  const folder = await mkdtemp(join(tmpdir(), "latawiec-"));
  const env = readEnv({ ...settings, DATA_DIR: folder, ORIGIN: origin });
  const shop = { ...(await openShop(env, pino({ level: "silent" }))), ...changes };
  const app = createApp(shop);
  return {
    shop,
    folder,
    /** Without a sender the shop itself asks, and no limit holds. */
    fetch: (path: string, init?: RequestInit, sender?: string) =>
      app(new Request(new URL(path, origin), init), sender),
    /** What a form carries that was opened a minute ago. */
    stamp: () => shop.guard.signFormTimestamp(Date.now() - 60_000),
    async close(): Promise<void> {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** The build's place is known only after it was made, so no type is known for it before. */
async function importApp(): Promise<typeof import("../server/app.ts").createApp> {
  const { createApp } = (await import(
    join(currentBuild(), "server/index.js")
  )) as typeof import("../server/app.ts");
  return createApp;
}
