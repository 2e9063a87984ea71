import "./server/env-file.ts";
import { existsSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import { readEnv } from "./server/env.ts";
import { createClientIp } from "./server/web/request/client-ip.ts";
import { createRequestHandler } from "./server/web/request-handler.ts";
import { createImageHandler } from "./server/web/image-handler.ts";
import { createLogger } from "./server/logger.ts";
import { openShop } from "./server/shop/shop.ts";
import { buildsFolder, picturesFolder } from "./server/web/build/build-folder.ts";
import { makePublicFolder } from "./server/web/build/public-folder.ts";

/** Vite's client needs inline scripts and a WebSocket; production has the strict policy. */
const policy = "default-src 'self' 'unsafe-inline' data: ws:";

/** `npm run dev`: the shop with pages that reload while they are edited. */
const payu = await openPayu();
const env = readEnv({ DATA_DIR: "./data/dev", ...process.env, ...payu?.settings });
const log = createLogger(env.LOG_LEVEL);
if (payu) log.info(`Płatności obsługuje PayU na niby: ${payu.settings.PAYU_URL}`);
const shop = await openShop(env, log);
const vite = await createServer({
  server: { middlewareMode: true },
  appType: "custom",
  publicDir: await makePublicFolder(join(buildsFolder, "dev-public"), picturesFolder),
});
const { redactPath, routeTable } = await loadApp();
const listener = createRequestHandler({
  origin: env.ORIGIN,
  allowedOrigins: env.ALLOWED_ORIGINS,
  staticFiles: createImageHandler(shop.pictures, vite.middlewares),
  log,
  clientIpOf: createClientIp(env.TRUST_PROXY),
  isFlooding: shop.guard.isFlooding,
  takeLimit: shop.guard.take,
  routes: routeTable,
  redactPath,
  async app(request, ...origin) {
    const { createApp } = await loadApp();
    const response = await createApp(shop)(request, ...origin);
    const headers = new Headers(response.headers);
    headers.set("Content-Security-Policy", policy);
    return new Response(response.body, { status: response.status, headers });
  },
});
/** Loads the current source of the pages. */
async function loadApp() {
  return (await vite.ssrLoadModule("./server/app.ts")) as typeof import("./server/app.ts");
}

vite.watcher.on("change", () => vite.ws.send({ type: "full-reload" }));
createHttpServer(listener).listen(env.PORT, env.HOST, () =>
  log.info(`Sklep otwarty: ${env.ORIGIN}`),
);
await shop.startBackground();

/** Opens a PayU on the loopback unless settings of another one are given or `test/` was deleted. */
async function openPayu() {
  const entry = new URL("./test/fakes/payu/payu.ts", import.meta.url);
  const isSet = Object.entries(process.env).some(
    ([name, value]) => value && name.startsWith("PAYU_"),
  );
  if (isSet || !existsSync(entry)) return undefined;
  const fakes = (await import(entry.href)) as typeof import("./test/fakes/payu/payu.ts");
  const { posId, clientId, clientSecret, secondKey, url } = await fakes.openFakePayu({
    automatic: true,
  });
  return {
    settings: {
      PAYU_POS_ID: posId,
      PAYU_CLIENT_ID: clientId,
      PAYU_CLIENT_SECRET: clientSecret,
      PAYU_SECOND_KEY: secondKey,
      PAYU_URL: url,
    },
  };
}
