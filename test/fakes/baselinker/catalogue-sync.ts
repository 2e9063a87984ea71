import { onTestFinished } from "vitest";
import { createCatalogueSync } from "../../../server/baselinker/sync/sync-catalogue.ts";
import { categoryTexts } from "../../../shop.config.ts";
import type { Promotion } from "../../../shop/catalogue/price-history/promotion.ts";
import { createQuietLog } from "../../quiet-log.ts";
import { openTemporaryStore } from "../../temporary-store.ts";
import { openFakeBaselinker } from "./baselinker.ts";

type Options = { promotions?: readonly Promotion[]; warehouses?: readonly string[] };

/** A fake BaseLinker, an empty database and the sync between them, with one clock. */
export async function openCatalogueSync({ promotions = [], warehouses }: Options = {}) {
  const clock = { now: Date.UTC(2026, 10, 20, 22, 0) };
  const now = () => clock.now;
  const baselinker = await openFakeBaselinker({ now });
  onTestFinished(baselinker.close);
  const { db, store } = await openTemporaryStore();
  const sync = createCatalogueSync({
    store,
    url: baselinker.url,
    token: baselinker.token,
    preference: {
      inventory: undefined,
      priceGroup: undefined,
      regularPriceGroup: undefined,
      warehouses,
    },
    lists: categoryTexts,
    promotions,
    makers: new Map(),
    syncMs: 300_000,
    workerId: "one",
    fetch,
    now,
    wait: async (ms) => void (clock.now += ms),
    log: createQuietLog(),
  });
  return { clock, baselinker, db, store, sync };
}
