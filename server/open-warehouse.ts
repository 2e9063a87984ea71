import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { categoryTexts } from "../shop.config.ts";
import type { Catalogue } from "../shop/catalogue.ts";
import { createCatalogueSync } from "./catalogue-sync.ts";
import type { SyncLog } from "./catalogue-sync/outcome.ts";
import { createCurrentCatalogue } from "./catalogue/current-catalogue.ts";
import { demoCatalogue } from "./demo-catalogue.ts";
import type { Env } from "./env.ts";
import { openPictures } from "./images.ts";
import type { Store } from "./store/store.ts";

/** How soon a process notices what another one has read. */
const pollMs = 2000;

type Means = { env: Env; store: Store; log: Logger };

export type Warehouse = Awaited<ReturnType<typeof openWarehouse>>;

/** What the shop sells: the warehouse's goods as they were last read, or the demo without one. */
export async function openWarehouse(means: Means) {
  const { BASELINKER_TOKEN: token } = means.env;
  return token === undefined ? openDemo(means) : openBaselinker(means, token);
}

function openDemo(means: Means) {
  const demo = demoCatalogue();
  return {
    catalogue: () => demo,
    pictures: picturesFrom(() => undefined, means),
    readiness: async (): Promise<{ problem: string | undefined } | undefined> => undefined,
    start: () => undefined,
    stop: async () => undefined,
  };
}

async function openBaselinker(means: Means, token: string) {
  const { store, log } = means;
  const current = createCurrentCatalogue({ store, lists: categoryTexts });
  await current.renew();
  const closing = new AbortController();
  const sync = createCatalogueSync(syncMeans(means, token, closing.signal));
  const rounds = createRounds(log, closing.signal);
  rounds.begin(pollMs, async () => void (await current.renew()));
  return {
    catalogue: (): Catalogue => current.catalogue(),
    pictures: picturesFrom(current.pictureAddress, means),
    /** For whoever looks after the shop: since when, and what is in the way. */
    async readiness() {
      const { checkedAt, problem } = await store.warehouseState();
      return { checkedAt: checkedAt && new Date(checkedAt).toISOString(), problem };
    },
    /** From here on this process reads the warehouse, unless another one does. */
    start(): void {
      rounds.begin(1000, readWhenDue, () => store.hastenReading(Date.now()));
    },
    async stop(): Promise<void> {
      closing.abort();
      sync.close();
      await rounds.ended();
    },
  };

  async function readWhenDue(): Promise<void> {
    const { dueAt } = await store.warehouseState();
    if (dueAt > Date.now()) return;
    const outcome = await sync.syncCatalogue();
    if (outcome.kind === "done") await current.renew();
  }
}

function picturesFrom(addressOf: (base: string) => string | undefined, { env, log }: Means) {
  return openPictures({ folder: join(env.DATA_DIR, "images"), addressOf, now: Date.now, log });
}

/** What a reading needs, here and on the owner's command line. */
export function syncMeans(
  { env, store, log }: Omit<Means, "log"> & { log: SyncLog },
  token: string,
  closing: AbortSignal,
) {
  return {
    store,
    token,
    url: env.BASELINKER_URL,
    wish: {
      inventory: env.BASELINKER_INVENTORY_ID,
      priceGroup: env.BASELINKER_PRICE_GROUP,
      warehouses: env.BASELINKER_WAREHOUSES,
    },
    lists: categoryTexts,
    syncMs: env.BASELINKER_SYNC_SECONDS * 1000,
    owner: randomUUID(),
    fetch,
    now: Date.now,
    wait: (ms: number) => pause(ms, undefined, { signal: closing }),
    log,
  };
}

/** Work that comes back after a pause until the shop closes; a failure is told when it is new. */
function createRounds(log: Logger, closing: AbortSignal) {
  const running: Promise<void>[] = [];
  async function run(everyMs: number, work: () => Promise<void>, first?: () => Promise<void>) {
    let failed = false;
    let prepared = first === undefined;
    while (!closing.aborted) {
      try {
        if (!prepared) await first?.();
        prepared = true;
        await work();
        failed = false;
      } catch (error) {
        if (!failed && !closing.aborted)
          log.error({ err: error }, "The catalogue cannot be renewed");
        failed = true;
      }
      await pause(everyMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
    }
  }
  return {
    begin: (everyMs: number, work: () => Promise<void>, first?: () => Promise<void>): void =>
      void running.push(run(everyMs, work, first)),
    ended: () => Promise.all(running),
  };
}
