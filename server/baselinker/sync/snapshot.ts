import { createBaselinker, type Baselinker } from "../client/baselinker.ts";
import type { CallDeps } from "../client/call.ts";
import { selectInventory, type InventoryPreference } from "../client/inventory-selection.ts";
import type {
  InventoryMetadata,
  InventoryProduct,
  InventorySelection,
} from "../../db/catalogue/inventory.ts";
import type { Job } from "../../db/jobs/claim.ts";
import type { Store } from "../../db/store.ts";
import type { Snapshot } from "./diff.ts";
import { fingerprint } from "./result.ts";
import { acquireBaselinkerCall, callsPerMinute } from "../client/acquire-call.ts";
import { pauseBeforeSync } from "./call-rate.ts";
import { pageSize, readContents, readList, selectStale } from "./fetch-catalogue.ts";
import { hourMs } from "../../../shop/time/durations.ts";

const metadataMaxAgeMs = hourMs;

export type SnapshotDeps = CallDeps & { store: Store; preference: InventoryPreference };

type Account = { source: InventorySelection; metadata: InventoryMetadata; readAt: number };

export function createSnapshotReader(deps: SnapshotDeps, leaseMs: number, signal: AbortSignal) {
  const { now } = deps;
  let account: Account | undefined;
  let callTimes: number[] = [];

  async function acquireCall(job: Job): Promise<void> {
    signal.throwIfAborted();
    const options = { lease: { job, leaseMs }, yieldsToExports: true };
    await acquireBaselinkerCall(deps, options);
    callTimes = [...callTimes.slice(-callsPerMinute), now()];
  }

  return {
    /**
     * `before` and `source` are fingerprints of account and selection: a change forces a full read.
     * `restMs` is the minimum pause before the next sync.
     */
    async read(job: Job, full: boolean, before: string) {
      const baselinker = createBaselinker({ ...deps, acquireCall: () => acquireCall(job), signal });
      if (full || !account || account.readAt <= now() - metadataMaxAgeMs) {
        account = await readAccount(baselinker, deps);
      }
      const source = fingerprint(JSON.stringify([deps.url, deps.token, account.source]));
      const snapshot = await readSnapshot(baselinker, account, full || source !== before, deps);
      const pages = Math.floor(snapshot.listed.size / pageSize) + 1;
      return { snapshot, source, restMs: pauseBeforeSync(pages, callTimes, now()) };
    },
    reset: () => (account = undefined),
  };
}

async function readAccount(baselinker: Baselinker, { preference, now }: SnapshotDeps) {
  const inventories = await baselinker.inventories();
  const priceGroups = await baselinker.priceGroups();
  const source = selectInventory(preference, { inventories, priceGroups });
  const categories = await baselinker.categories(source);
  const manufacturers = await baselinker.manufacturers();
  return { source, metadata: { categories, manufacturers, source }, readAt: now() };
}

async function readSnapshot(
  baselinker: Baselinker,
  { source, metadata }: Account,
  full: boolean,
  { store, now }: SnapshotDeps,
): Promise<Snapshot> {
  const begunAt = now();
  const { listed, orphans } = await readList(baselinker, source);
  const { version } = await store.sync.state();
  const stored = await loadStored(store);
  const storedMetadata = await store.sync.metadata();
  const ids = selectStale(listed, stored, { full, now: now() });
  const contents = await readContents(baselinker, source, ids);
  return {
    version,
    stored,
    listed,
    contents,
    metadata: { ...metadata, ...(orphans > 0 && { orphans }) },
    storedMetadata,
    begunAt,
    now: now(),
  };
}

async function loadStored(store: Store): Promise<Map<string, InventoryProduct>> {
  const stored = new Map<string, InventoryProduct>();
  for await (const page of store.catalogue.readAll())
    for (const product of page) stored.set(product.id, product);
  return stored;
}
