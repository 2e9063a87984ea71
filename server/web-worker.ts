import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { currentBuild } from "./web/build/build-folder.ts";
import type { JobKind } from "./db/schema.ts";
import type { Env } from "./env.ts";
import { createClientIp } from "./web/request/client-ip.ts";
import { createRequestHandler } from "./web/request-handler.ts";
import { createPathRedactor } from "./web/redact-path.ts";
import { createPageCache, type PageCache } from "./web/page-cache/page-cache.ts";
import { createCacheKey } from "./web/page-cache/cache-key.ts";
import { createImageHandler } from "./web/image-handler.ts";
import { defaultHeaders } from "./web/headers.ts";
import { openStaticFiles } from "./web/static.ts";
import { detectUntrustedProxy } from "./web/request/detect-untrusted-proxy.ts";
import { createWebServer } from "./web/server.ts";
import { openShop, type Shop } from "./shop.ts";

const drainMs = 10_000;
const sweepMs = 100;

/** Serves requests; another process runs the background work. */
export async function serveWebWorker(env: Env, log: Logger) {
  const wakeWorker = (kind: JobKind) => void process.send?.({ wake: kind });
  const shop = await openShop(env, log, { wakeWorker });
  const web = await listen(env, log, shop);
  return {
    async close(): Promise<void> {
      await web.close();
      await shop.close();
    },
  };
}

export async function listen(env: Env, log: Logger, shop: Shop) {
  const build = currentBuild();
  const { createApp, routeTable, warmPaths } = await importApp(build);
  const app = createApp(shop);
  const pages = createPageCache({
    origin: env.ORIGIN,
    app,
    cacheKey: createCacheKey(routeTable),
    warmPaths: warmPaths(shop),
    version: () => shop.catalogue().version,
    headers: defaultHeaders(env.ORIGIN),
    log,
    now: Date.now,
  });
  await pages.warm();
  const server = openServer({ env, log, shop, app, pages, routes: routeTable, build });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  return { server, close: () => drain(server) };
}

type ServerOptions = {
  env: Env;
  log: Logger;
  shop: Shop;
  app: ReturnType<App["createApp"]>;
  pages: PageCache;
  routes: App["routeTable"];
  build: string;
};

function openServer({ env, log, shop, app, pages, routes, build }: ServerOptions): Server {
  const { ORIGIN: origin, TRUST_PROXY: trustProxy } = env;
  const { pictures } = shop;
  const listener = createRequestHandler({
    origin,
    routes,
    redactPath: createPathRedactor(routes),
    allowedOrigins: env.ALLOWED_ORIGINS,
    pages,
    staticFiles: createImageHandler(pictures, openStaticFiles(join(build, "client"))),
    app,
    clientIpOf: detectUntrustedProxy(createClientIp(trustProxy), {
      trustProxy,
      log,
      record: shop.recordUntrustedProxy,
    }),
    isFlooding: shop.guard.isFlooding,
    log,
  });
  return createWebServer({ origin, trustProxy }, listener);
}

type App = typeof import("./app.ts");

/** Imports the built application; its path is known only after the build. */
function importApp(build: string): Promise<App> {
  return import(pathToFileURL(join(build, "server/index.js")).href);
}

/** Stops accepting connections and lets running requests finish. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    // A keep-alive connection becomes idle only after its response.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}
