import { join } from "node:path";
import type { Logger } from "pino";
import { categoryTexts, warehouseOrders } from "../shop.config.ts";
import { createCatalogueSync } from "./baselinker/sync/sync-catalogue.ts";
import { syncOptions } from "./baselinker/sync/sync-options.ts";
import { createCatalogueStore } from "./catalogue/catalogue-store.ts";
import {
  createAvailableCatalogue,
  type AvailableCatalogue,
} from "./catalogue/available-catalogue.ts";
import type { Env } from "./env.ts";
import { createLocalSource } from "./images/local-source.ts";
import { openPictures } from "./images/pictures.ts";
import { loadDemo } from "./load-demo.ts";
import { newId } from "./new-id.ts";
import type { Store } from "./db/store.ts";
import { createOrderExport } from "./baselinker/order-export/order-export.ts";
import { createCancellationMail } from "./baselinker/order-export/cancellation-email.ts";
import { createRefreshLoop } from "./jobs/refresh-loop.ts";
import { picturesFolder } from "./web/build/build-folder.ts";

/** How soon a process notices the changes of another one. */
const pollMs = 2000;

/** Long enough to show reservations in the demo, too short to sell it out. */
const demoReservationMs = 24 * 3_600_000;
const restockIntervalMs = 60_000;

type Deps = { env: Env; store: Store; log: Logger };

export type CatalogueSource = Awaited<ReturnType<typeof openCatalogueSource>>;

/** Opens what the shop sells: the synced inventory, or the demo products without a token. */
export async function openCatalogueSource(deps: Deps) {
  const { BASELINKER_TOKEN: token } = deps.env;
  return token === undefined ? openDemo(deps) : openBaselinker(deps, token);
}

async function openDemo(deps: Deps) {
  const { demoCatalogue, findMaster } = await loadDemo();
  const demo = demoCatalogue();
  const available = createAvailableCatalogue({
    ...deps,
    source: { catalogue: () => demo, refresh: async () => 0 },
  });
  const poller = await startPolling(available, deps);
  return {
    ...poller,
    /** Stock comes from the demo products themselves. */
    localStock: (id: string): number => demo.product(id)?.stock ?? 0,
    pictures: openPictures({
      ...pictureDeps(deps),
      prebuiltFolder: picturesFolder,
      ...createLocalSource(findMaster),
    }),
    readiness: async (): Promise<{ problem: string | undefined } | undefined> => undefined,
    start: () =>
      poller.refreshLoop.start(restockIntervalMs, () => restockDemo(deps.store, Date.now())),
    stop: poller.stop,
  };
}

function restockDemo(store: Store, now: number): Promise<void> {
  return store.releaseOldReservations(now - demoReservationMs, now);
}

async function openBaselinker(deps: Deps, token: string) {
  const { store } = deps;
  const catalogueStore = createCatalogueStore({ store, lists: categoryTexts });
  const poller = await startPolling(
    createAvailableCatalogue({ store, source: catalogueStore }),
    deps,
  );
  const { closing, refreshLoop } = poller;
  const sync = syncOptions(deps, token, closing.signal);
  const catalogueSync = createCatalogueSync(sync);
  const cancellationMail = createCancellationMail({ ordersTo: deps.env.ORDERS_TO, newId });
  const exportDeps = { ...sync, cancellationMail };
  const orderExport =
    warehouseOrders && createOrderExport({ ...exportDeps, settings: warehouseOrders });
  return {
    ...poller,
    localStock: undefined,
    exported: warehouseOrders !== undefined,
    pictures: openPictures({ ...pictureDeps(deps), sourceUrlOf: catalogueStore.pictureUrl }),
    async readiness() {
      const { checkedAt, problem } = await store.syncState();
      const waiting = orderExport && { orders: await store.countOrderExports() };
      return { checkedAt: checkedAt && new Date(checkedAt).toISOString(), problem, ...waiting };
    },
    /** Starts syncing; the lease decides which process does it. */
    start(): void {
      refreshLoop.start(1000, syncWhenDue, () => store.makeSyncDueNow(Date.now()));
      orderExport?.start();
    },
    async stop(): Promise<void> {
      catalogueSync.close();
      await Promise.all([poller.stop(), orderExport?.stop()]);
    },
  };

  async function syncWhenDue(): Promise<void> {
    const { dueAt } = await store.syncState();
    if (dueAt > Date.now()) return;
    const result = await catalogueSync.syncCatalogue({ whenDue: true });
    if (result.kind === "done") await poller.refreshCatalogue();
  }
}

/** Refreshes the catalogue periodically with what other processes synced and sold. */
async function startPolling(available: AvailableCatalogue, { log }: Deps) {
  await available.refresh();
  const closing = new AbortController();
  const refreshLoop = createRefreshLoop(log, closing.signal);
  refreshLoop.start(pollMs, available.refresh);
  return {
    closing,
    refreshLoop,
    catalogue: available.catalogue,
    refreshCatalogue: available.refresh,
    async stop(): Promise<void> {
      closing.abort();
      await refreshLoop.stopped();
    },
  };
}

function pictureDeps({ env, log }: Deps) {
  return { folder: join(env.DATA_DIR, "images"), now: Date.now, log };
}
