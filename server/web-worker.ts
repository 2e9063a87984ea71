import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { keepBuild } from "./web/build/build-folder.ts";
import { servedBuild } from "./web/build/served-build.ts";
import type { JobKind } from "./db/jobs/job-kind.ts";
import type { Env } from "./env.ts";
import { createRequestHandler } from "./web/request-handler.ts";
import { createPageCache } from "./web/page-cache/page-cache.ts";
import { createCacheKey } from "./web/page-cache/cache-key.ts";
import { createImageHandler } from "./web/image-handler.ts";
import { defaultHeaders } from "./web/headers.ts";
import { openStaticFiles } from "./web/static.ts";
import { createDetectingClientIp } from "./web/request/client-ip.ts";
import { createWebServer } from "./web/server.ts";
import { assertPortFree, explainListening } from "./web/listening-port.ts";
import { openShop, type Shop } from "./shop/shop.ts";

const drainMs = 10_000;
const sweepMs = 100;

export type Served = { opened: Promise<void>; close: () => Promise<void> };

export async function serveWebWorker(env: Env, log: Logger): Promise<Served> {
  // A background process that has died finds the job when it is started again.
  const wakeWorker = (wake: JobKind) =>
    void process.send?.({ wake }, undefined, undefined, () => undefined);
  const shop = await openShop(env, log, { wakeWorker });
  return openWeb(env, log, shop);
}

export async function serveSingleProcess(env: Env, log: Logger): Promise<Served> {
  await assertPortFree(env);
  const shop = await openShop(env, log);
  await shop.startBackground();
  return openWeb(env, log, shop);
}

function openWeb(env: Env, log: Logger, shop: Shop): Served {
  const kept = keepBuild(servedBuild);
  let server: Server | undefined;
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= closeAll());
  async function closeAll(): Promise<void> {
    kept.stop();
    if (server) await drain(server);
    await shop.close();
  }
  async function open(): Promise<void> {
    try {
      server = await listen(env, log, shop);
    } catch (error) {
      await close();
      throw error;
    }
  }
  return { opened: open(), close };
}

async function listen(env: Env, log: Logger, shop: Shop): Promise<Server> {
  const { createApp, redactPath, routeTable, warmPaths } = await importApp();
  const app = createApp(shop);
  await shop.waitForProducts();
  const pages = createPageCache({
    origin: env.ORIGIN,
    app,
    cacheKey: createCacheKey(routeTable),
    warmPaths: warmPaths(shop),
    version: () => `${shop.catalogue().version} ${shop.promisedDelivery.version()}`,
    headers: defaultHeaders(env.ORIGIN),
    log,
    now: Date.now,
  });
  await pages.warm();
  const staticFiles = openStaticFiles(join(servedBuild, "client"), defaultHeaders(env.ORIGIN));
  const listener = createRequestHandler({
    origin: env.ORIGIN,
    routes: routeTable,
    redactPath,
    allowedOrigins: env.ALLOWED_ORIGINS,
    pages,
    staticFiles: createImageHandler(shop.pictures, staticFiles),
    app,
    clientIpOf: createDetectingClientIp({
      trustProxy: env.TRUST_PROXY,
      log,
      record: shop.recordUntrustedProxy,
    }),
    isFlooding: shop.guard.isFlooding,
    takeLimit: shop.guard.take,
    log,
  });
  const server = createWebServer({ origin: env.ORIGIN, trustProxy: env.TRUST_PROXY }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explainListening(error, env)));
    server.listen(env.PORT, env.HOST, resolve);
  });
  return server;
}

function importApp(): Promise<typeof import("./app.ts")> {
  return import(pathToFileURL(join(servedBuild, "server/index.js")).href);
}

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
