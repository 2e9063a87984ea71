import type { JobHandler } from "../../jobs/worker.ts";
import type { Job } from "../../db/jobs/claim.ts";
import {
  findByExternalIds,
  queueSync,
  type WatchedOrder,
} from "../../db/orders/external-orders.ts";
import { savePosition } from "../../db/orders/reading-position.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import { dayMs, hourMs, minuteMs } from "../../../shop/time/durations.ts";
import { acquireBaselinkerCall } from "../client/acquire-call.ts";
import { createBaselinker, type Baselinker } from "../client/baselinker.ts";
import type { JournalEntry } from "../client/orders.ts";
import { createExportJobs, leaseMs } from "../order-export/export-jobs.ts";
import type { OrderSyncDeps } from "./sync-order.ts";

const watchedMs = 30 * dayMs;
/** Orders accepted longer before the first reading stay as they are: nobody expects mails of them. */
const firstMs = 7 * dayMs;
const everyMs = minuteMs;
/** Without the journal all open orders are read. */
const sweepMs = 2 * minuteMs;
const journalSweepMs = 30 * minuteMs;
/** Reading them takes at most a quarter of the calls: the account may have many of other shops. */
const pageMs = 4000;
/** A journal that says nothing for so long counts as off. */
const quietMs = 3 * dayMs;
const parcelsMs = hourMs;
const journalParcelsMs = 6 * hourMs;
const pageSize = 100;
const maxPages = 200;
/** Until BaseLinker is asked again after it was away. */
const awayMs = 5 * minuteMs;
const maxJournalPages = 20;

/** Looks for orders that changed in BaseLinker and queues each to be compared. */
export function createOrderChangesJobs(deps: OrderSyncDeps): JobHandler {
  const messages = {
    misconfigured: "Zmiany zamówień z BaseLinkera czekają: popraw ustawienia",
    failed: "Order changes cannot be read",
    retried: "Order changes will be read again",
  };
  const submit = (job: Job) => findChanges(job, deps);
  const jobs = createExportJobs({ submit, messages }, deps);
  /** However long BaseLinker was away and whatever it thinks of one question. */
  async function run(job: Job): Promise<Outcome> {
    const outcome = await jobs.run(job);
    if (outcome.kind !== "retry" && outcome.kind !== "failed") return outcome;
    const { reason } = outcome;
    deps.log.warn({ reason }, messages.retried);
    return { kind: "rescheduled", runAt: deps.now() + awayMs, reason };
  }
  return { ...jobs, run };
}

async function findChanges(job: Job, deps: OrderSyncDeps): Promise<Outcome> {
  const { store, now } = deps;
  const begunAt = now();
  const position = await store.externalOrders.position();
  const since = position.since || begunAt;
  const oldest = Math.max(begunAt - watchedMs, since - firstMs);
  const watched = await store.externalOrders.listWatched(oldest);
  const next = { kind: "rescheduled", runAt: begunAt + everyMs } as const;
  if (watched.length === 0)
    return { ...next, write: (trx) => savePosition(trx, { since, swept: begunAt }) };
  const acquireCall = () =>
    acquireBaselinkerCall(deps, { lease: { job, leaseMs }, yieldsToExports: true });
  const baselinker = createBaselinker({ ...deps, acquireCall });
  const entries = await readJournal(baselinker, position.log);
  const journal = entries.length > 0 ? begunAt : position.journal;
  const isOn = begunAt - journal < quietMs;
  const isDue = begunAt - position.swept >= (isOn ? journalSweepMs : sweepMs);
  const { changed, pages } = isDue ? await sweep(baselinker, watched) : { changed: [], pages: 0 };
  const swept = isDue ? begunAt + pages * pageMs : position.swept;
  const log = Math.max(position.log, ...entries.map(({ id }) => id));
  const parcels = findStaleParcels(watched, begunAt - (isOn ? journalParcelsMs : parcelsMs));
  return {
    ...next,
    async write(trx) {
      const named = await findByExternalIds(trx, listOrders(entries));
      const known = new Set(watched.map(({ id }) => id));
      const hinted = [...named.values()].filter((id) => known.has(id));
      await queueSync(trx, [...new Set([...hinted, ...changed, ...parcels])], now());
      await savePosition(trx, { since, log, journal, swept });
    },
  };
}

async function readJournal(baselinker: Baselinker, after: number): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (let last = after, page = 0; page < maxJournalPages; page += 1) {
    const found = await baselinker.journal(last);
    entries.push(...found);
    const newest = Math.max(last, ...found.map(({ id }) => id));
    if (found.length < pageSize || newest === last) break;
    last = newest;
  }
  return entries;
}

const mergedType = 5;

function listOrders(entries: readonly JournalEntry[]): string[] {
  return [
    ...new Set(
      entries.flatMap(({ orderId, type, objectId }) =>
        type === mergedType ? [orderId, objectId] : [orderId],
      ),
    ),
  ];
}

/** Returns the orders that are not as they were last read, and how many pages they took. */
async function sweep(baselinker: Baselinker, watched: readonly WatchedOrder[]) {
  const found = new Map<string, string>();
  let from = 0;
  let pages = 0;
  let isWhole = false;
  while (!isWhole && pages < maxPages) {
    const orders = await baselinker.ordersPage(watched[0]!.acceptedAt, from);
    for (const { id, fingerprint } of orders) found.set(id, fingerprint);
    const last = Math.max(...orders.map(({ confirmedAt }) => confirmedAt));
    from = last > from ? last : from + 1;
    pages += 1;
    isWhole = orders.length < pageSize;
  }
  const changed = watched
    .filter(({ externalId, state: { seen = "", told = [] } }) => {
      const fingerprint = found.get(externalId);
      if (fingerprint === undefined) return isWhole && !told.includes("removed");
      return fingerprint !== seen;
    })
    .map(({ id }) => id);
  return { changed, pages };
}

function findStaleParcels(watched: readonly WatchedOrder[], before: number): string[] {
  return watched
    .filter(
      ({ underway, state: { parcelsAt = 0 } }) => underway && parcelsAt > 0 && parcelsAt < before,
    )
    .map(({ id }) => id);
}
