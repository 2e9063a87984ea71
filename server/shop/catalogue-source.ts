import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import { categories, categoryTexts, promotions, warehouseOrders } from "../../shop.config.ts";
import { createCatalogueSync } from "../baselinker/sync/sync-catalogue.ts";
import { syncOptions } from "../baselinker/sync/sync-options.ts";
import { notifyOversold } from "../baselinker/sync/notify-oversold.ts";
import type { ShopParts } from "./background-work.ts";
import { createAvailableCatalogue } from "../catalogue/available-catalogue.ts";
import { createDemoProducts, demoPriceKey } from "../catalogue/demo-products.ts";
import { createSoldProducts } from "../catalogue/sold-products.ts";
import { createStoredProducts } from "../catalogue/stored-products.ts";
import type { Content } from "../content/load-content.ts";
import { openPictureFolders } from "../images/picture-folders.ts";
import { openPictures, type Pictures } from "../images/pictures.ts";
import {
  createOrderJobs,
  noJobs,
  noOrderFeatures,
  orderFeatures,
  type SourceJobs,
} from "./order-jobs.ts";
import { loadDemo } from "./load-demo.ts";
import type { Store } from "../db/store.ts";
import { waitForProducts } from "./wait-for-products.ts";
import { createPoller } from "../jobs/poller.ts";
import { picturesFolder } from "../web/build/build-folder.ts";
import { dayMs, minuteMs } from "../../shop/time/durations.ts";

const pollMs = 2000;

/** Long enough to show reservations in the demo, too short to sell it out. */
const demoReservationMs = dayMs;
const renewIntervalMs = minuteMs;

type Deps = Pick<ShopParts, "env" | "store" | "mail" | "now" | "log"> & {
  content: Pick<Content, "makers">;
};

export type CatalogueSource = Awaited<ReturnType<typeof openCatalogueSource>>;

export async function openCatalogueSource(deps: Deps) {
  const { BASELINKER_TOKEN: token } = deps.env;
  return token === undefined ? openDemo(deps) : openBaselinker(deps, token);
}

async function openDemo(deps: Deps) {
  const { store, now, log } = deps;
  const { demoCatalogue, findMaster } = await loadDemo();
  const demo = demoCatalogue(categories.map(({ key }) => key));
  const source = createDemoProducts({ store, products: demo.products, promotions, now });
  async function renew(): Promise<void> {
    await source.recordOffers();
    await store.stock.releaseOld(now() - demoReservationMs, now());
  }
  const renewing = poll(renewIntervalMs, renew, log);
  const pictures = openPictures({
    ...pictureDeps(deps),
    prebuiltFolder: picturesFolder,
    sourceUrlOf: (base) => findMaster(base)?.href,
    fetch: (sourceUrl) => readFile(new URL(sourceUrl)),
  });
  return {
    ...(await openCatalogue(source, pictures, deps)),
    priceKey: demoPriceKey,
    localStock: (id: string): number => demo.product(id)?.stock ?? 0,
    features: noOrderFeatures,
    readiness: async (): Promise<{ problem: string | undefined } | undefined> => undefined,
    jobs: (): SourceJobs => noJobs,
    waitForProducts: async (): Promise<void> => undefined,
    start: async (): Promise<void> => renewing.start(),
    stop: renewing.stop,
  };
}

async function openBaselinker(deps: Deps, token: string) {
  const { store, content } = deps;
  const closing = new AbortController();
  const options = syncOptions(deps, token, closing.signal);
  const catalogueSync = createCatalogueSync({ ...options, makers: content.makers });
  const stored = createStoredProducts({ store, lists: categoryTexts, makers: content.makers });
  const pictures = openPictures({ ...pictureDeps(deps), sourceUrlOf: stored.pictureUrl });
  const opened = await openCatalogue(stored, pictures, deps, createSoldProducts(deps));
  return {
    ...opened,
    priceKey: ({ id }: { id: string }): string => id,
    localStock: undefined,
    features: orderFeatures,
    readiness: () => readSyncState(store),
    jobs: (): SourceJobs => ({
      ...createOrderJobs({ ...options, mail: deps.mail }),
      "catalogue-sync": catalogueSync.jobs(async (begunAt) => {
        await opened.refreshCatalogue();
        await notifyOversold(begunAt, { ...deps, features: orderFeatures });
      }),
    }),
    waitForProducts: () => waitForProducts(opened, deps, closing.signal),
    /** The first sync runs at once; a block still applies. */
    async start(): Promise<void> {
      await store.jobs.runNow("catalogue-sync", deps.now()).catch(noop);
      if (orderFeatures.syncsOrders)
        await store.jobs.schedule("order-changes", deps.now()).catch(noop);
    },
    async stop(): Promise<void> {
      catalogueSync.close();
      closing.abort();
    },
  };
}

async function readSyncState(store: Store) {
  const { checkedAt, problem } = await store.sync.state();
  const { waiting, failed } = await store.jobs.health("order-export");
  const orders = warehouseOrders && { orders: { waiting, failed } };
  return { checkedAt: checkedAt && new Date(checkedAt).toISOString(), problem, ...orders };
}

async function openCatalogue(
  source: Parameters<typeof createAvailableCatalogue>[0]["source"],
  pictures: Pictures,
  { store, log }: Deps,
  readSold?: () => Promise<readonly string[]>,
) {
  const available = createAvailableCatalogue({ store, source, ...(readSold && { readSold }) });
  await available.refresh();
  const polling = poll(pollMs, available.refresh, log);
  polling.start();
  return {
    catalogue: available.catalogue,
    refreshCatalogue: available.refresh,
    pictures,
    async close(): Promise<void> {
      pictures.close();
      await polling.stop();
    },
  };
}

function noop(): void {}

function pictureDeps({ env, now, log }: Deps) {
  return { ...openPictureFolders(env.DATA_DIR, now), log };
}

function poll(everyMs: number, work: () => Promise<unknown>, log: Logger) {
  let failing = false;
  return createPoller(
    everyMs,
    async () => {
      await work();
      failing = false;
    },
    (error) => {
      if (!failing) log.error({ err: error }, "Catalogue refresh failed");
      failing = true;
    },
  );
}
