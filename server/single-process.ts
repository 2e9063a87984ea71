import type { Logger } from "pino";
import type { Env } from "./env.ts";
import { openShop } from "./shop.ts";
import { listen } from "./web-worker.ts";
import { logStartupWarnings } from "./doctor/startup-warnings.ts";

/** Serves requests and runs the background work in one process. */
export async function serveSingleProcess(env: Env, log: Logger) {
  const shop = await openShop(env, log);
  const web = await listen(env, log, shop);
  shop.startBackground();
  logStartupWarnings(env, log);
  log.info({ origin: env.ORIGIN, port: env.PORT }, `Sklep otwarty: ${env.ORIGIN}`);
  return {
    async close(): Promise<void> {
      await web.close();
      await shop.close();
      log.info("Sklep zamknięty");
    },
  };
}
