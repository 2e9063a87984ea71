import { join } from "node:path";
import type { Logger } from "pino";
import { categoryTexts, warehouseOrders } from "../shop.config.ts";
import { createCatalogueSync } from "./baselinker/sync/sync-catalogue.ts";
import { syncMeans } from "./baselinker/sync/sync-options.ts";
import { createCurrentCatalogue } from "./catalogue/catalogue-store.ts";
import { createOffer, type Offer } from "./catalogue/available-catalogue.ts";
import { demoCatalogue } from "../demo/products/demo-catalogue.ts";
import type { Env } from "./env.ts";
import { openPictures } from "./images/pictures.ts";
import { newId } from "./new-id.ts";
import type { Store } from "./db/store.ts";
import { createWarehouseOrders } from "./baselinker/order-export/order-export.ts";
import { cancelMails } from "./baselinker/order-export/cancellation-email.ts";
import { createRounds } from "./jobs/refresh-loop.ts";

/** How soon a process notices what another one has read or sold. */
const pollMs = 2000;

/** So long the demo's orders take toys away: long enough to see it, too short to sell it out. */
const demoHoldMs = 24 * 3_600_000;
const refillEveryMs = 60_000;

type Means = { env: Env; store: Store; log: Logger };

export type Warehouse = Awaited<ReturnType<typeof openWarehouse>>;

/** What the shop sells: the warehouse's goods as they were last read, or the demo without one. */
export async function openWarehouse(means: Means) {
  const { BASELINKER_TOKEN: token } = means.env;
  return token === undefined ? openDemo(means) : openBaselinker(means, token);
}

async function openDemo(means: Means) {
  const demo = demoCatalogue();
  const offer = createOffer({ ...means, goods: { catalogue: () => demo, renew: async () => 0 } });
  const showing = await keepShowing(offer, means);
  return {
    ...showing,
    /** There is no warehouse to ask: the shop itself knows what it has. */
    ownStock: (id: string): number => demo.product(id)?.stock ?? 0,
    pictures: picturesFrom(() => undefined, means),
    readiness: async (): Promise<{ problem: string | undefined } | undefined> => undefined,
    start: () => showing.rounds.begin(refillEveryMs, () => refillDemo(means.store, Date.now())),
    stop: showing.stop,
  };
}

function refillDemo(store: Store, now: number): Promise<void> {
  return store.releaseOldStock(now - demoHoldMs, now);
}

async function openBaselinker(means: Means, token: string) {
  const { store } = means;
  const current = createCurrentCatalogue({ store, lists: categoryTexts });
  const showing = await keepShowing(createOffer({ store, goods: current }), means);
  const { closing, rounds } = showing;
  const reading = syncMeans(means, token, closing.signal);
  const sync = createCatalogueSync(reading);
  const cancelMail = cancelMails({ ordersTo: means.env.ORDERS_TO, newId });
  const sending = { ...reading, cancelMail };
  const orders = warehouseOrders && createWarehouseOrders({ ...sending, wish: warehouseOrders });
  return {
    ...showing,
    ownStock: undefined,
    sentOn: warehouseOrders !== undefined,
    pictures: picturesFrom(current.pictureAddress, means),
    /** For whoever looks after the shop: since when, and what is in the way. */
    async readiness() {
      const { checkedAt, problem } = await store.warehouseState();
      const waiting = orders && { orders: await store.countWarehouseOrders() };
      return { checkedAt: checkedAt && new Date(checkedAt).toISOString(), problem, ...waiting };
    },
    /** From here on this process reads the warehouse, unless another one does. */
    start(): void {
      rounds.begin(1000, readWhenDue, () => store.hastenReading(Date.now()));
      orders?.start();
    },
    async stop(): Promise<void> {
      sync.close();
      await Promise.all([showing.stop(), orders?.stop()]);
    },
  };

  async function readWhenDue(): Promise<void> {
    const { dueAt } = await store.warehouseState();
    if (dueAt > Date.now()) return;
    const outcome = await sync.syncCatalogue({ whenDue: true });
    if (outcome.kind === "done") await showing.renewCatalogue();
  }
}

/** From here on this process shows what other ones read and sell. */
async function keepShowing(offer: Offer, { log }: Means) {
  await offer.renew();
  const closing = new AbortController();
  const rounds = createRounds(log, closing.signal);
  rounds.begin(pollMs, offer.renew);
  return {
    closing,
    rounds,
    catalogue: offer.catalogue,
    renewCatalogue: offer.renew,
    async stop(): Promise<void> {
      closing.abort();
      await rounds.ended();
    },
  };
}

function picturesFrom(addressOf: (base: string) => string | undefined, { env, log }: Means) {
  return openPictures({ folder: join(env.DATA_DIR, "images"), addressOf, now: Date.now, log });
}
