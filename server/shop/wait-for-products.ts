import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import type { Store } from "../db/store.ts";

type Opened = { catalogue: () => Catalogue; refreshCatalogue: () => Promise<void> };
type Deps = { store: Pick<Store, "jobs">; now: () => number; log: Logger };

/** How soon a process that waits for the first products notices them. */
const firstPollMs = 100;

/**
 * Waits for the sync that is due or running, in whichever process, while there is nothing to sell:
 * otherwise one process would show an empty shop while another one already sells.
 */
export async function waitForProducts(
  { catalogue, refreshCatalogue }: Opened,
  { store, now, log }: Deps,
  signal: AbortSignal,
): Promise<void> {
  for (let logged = false; catalogue().products.length === 0; logged = true) {
    const sync = await store.jobs.find("catalogue-sync");
    await refreshCatalogue();
    if (!sync || sync.run_at > now()) return;
    if (!logged) log.info("Sklep czeka z otwarciem na produkty z BaseLinkera");
    await pause(firstPollMs, undefined, { signal });
  }
}
