import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { categoryTexts } from "../shop.config.ts";
import type { Catalogue } from "../shop/catalogue.ts";
import { createCatalogueSync } from "./catalogue-sync.ts";
import { createCurrentCatalogue } from "./catalogue/current-catalogue.ts";
import { demoCatalogue } from "./demo-catalogue.ts";
import type { Env } from "./env.ts";
import type { Store } from "./store/store.ts";

/** How soon a process notices what another one has read. */
const pollMs = 2000;

type Means = { env: Env; store: Store; log: Logger };

export type Warehouse = Awaited<ReturnType<typeof openWarehouse>>;

/** What the shop sells: the warehouse's goods as they were last read, or the demo without one. */
export async function openWarehouse(means: Means) {
  const { BASELINKER_TOKEN: token } = means.env;
  return token === undefined ? openDemo() : openBaselinker(means, token);
}

function openDemo() {
  const demo = demoCatalogue();
  return {
    catalogue: () => demo,
    pictureAddress: (_base: string): string | undefined => undefined,
    readiness: async (): Promise<{ problem: string | undefined } | undefined> => undefined,
    start: () => undefined,
    stop: async () => undefined,
  };
}

async function openBaselinker({ env, store, log }: Means, token: string) {
  const current = createCurrentCatalogue({ store, lists: categoryTexts });
  await current.renew();
  const closing = new AbortController();
  const sync = createCatalogueSync({
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
    wait: (ms) => pause(ms, undefined, { signal: closing.signal }),
    log,
  });
  const rounds = createRounds(log, closing.signal);
  rounds.begin(pollMs, async () => void (await current.renew()));
  return {
    catalogue: (): Catalogue => current.catalogue(),
    pictureAddress: current.pictureAddress,
    /** For whoever looks after the shop: since when, and what is in the way. */
    async readiness() {
      const { checkedAt, problem } = await store.warehouseState();
      return { checkedAt: checkedAt && new Date(checkedAt).toISOString(), problem };
    },
    /** From here on this process reads the warehouse, unless another one does. */
    start(): void {
      void rounds.begin(Math.min(1000, pollMs), readWhenDue, () => store.hastenReading(Date.now()));
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
        if (!failed && !closing.aborted) log.error({ err: error }, "The catalogue cannot be renewed");
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
