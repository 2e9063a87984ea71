import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import type { Env } from "./env.ts";
import { createListener } from "./http/listener.ts";
import { openStaticFiles } from "./http/static-files.ts";
import { openShop, type Shop } from "./open-shop.ts";

const drainMs = 10_000;
const build = new URL("../build/", import.meta.url);

/** A web process: answers visitors and leaves the background work to another. */
export async function serveWeb(env: Env, log: Logger) {
  const shop = await openShop(env, log);
  const web = await listen(env, log, shop);
  return {
    async close(): Promise<void> {
      await web.close();
      await shop.close();
    },
  };
}

export async function listen(env: Env, log: Logger, shop: Shop) {
  const { createApp } = await importApp();
  const staticFiles = openStaticFiles(new URL("client", build).pathname);
  const listener = createListener({ origin: env.ORIGIN, staticFiles, app: createApp(shop), log });
  const server = createServer(
    // A proxy in front may keep its connections a minute; we must not hang up first.
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 30_000 },
    listener,
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  return { server, close: () => drain(server) };
}

/** The built application; its place is known only after the build. */
function importApp(): Promise<typeof import("./app.ts")> {
  return import(new URL("server/index.js", build).href);
}

/** Takes no new visitors and lets those inside finish. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(patience);
      resolve();
    });
  });
}
