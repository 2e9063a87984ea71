import type { JobHandler } from "../../jobs/worker.ts";
import type { Job } from "../../db/jobs/claim.ts";
import {
  findByExternalIds,
  queueSync,
  type WatchedOrder,
} from "../../db/orders/external-orders.ts";
import {
  correctPosition,
  findOldestWatched,
  firstMs,
  savePosition,
  type ReadingPosition,
} from "../../db/orders/reading-position.ts";
import type { Database } from "../../db/schema.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import { dayMs, hourMs, minuteMs } from "../../../shop/time/durations.ts";
import type { Baselinker } from "../client/baselinker.ts";
import { createExportJobs } from "../order-export/export-jobs.ts";
import type { Statuses } from "./account-statuses.ts";
import { describeSeen } from "./decide-sync.ts";
import { removedKey } from "./describe-differences.ts";
import { listInvoices, queueInvoices } from "./read-invoice.ts";
import { findInvoices, listOrders, readJournal } from "./read-journal.ts";
import type { OrderSyncDeps } from "./sync-order.ts";

const everyMs = minuteMs;
/** Without the journal all open orders are read. */
const sweepMs = 2 * minuteMs;
const journalSweepMs = 10 * minuteMs;
/** Reading them takes at most a quarter of the calls: the account may have many of other shops. */
const pageMs = 4000;
/** A journal that says nothing for so long counts as off, and so does one that missed a change. */
const quietMs = 3 * dayMs;
const parcelsMs = hourMs;
const journalParcelsMs = 6 * hourMs;
const maxPages = 200;
/** Until BaseLinker is asked again after it was away. */
const awayMs = 5 * minuteMs;

/** Looks for orders that changed in BaseLinker and queues each to be compared. */
export function createOrderChangesJobs(deps: OrderSyncDeps): JobHandler {
  const messages = {
    misconfigured: "Zmiany zamówień z BaseLinkera czekają: popraw ustawienia",
    failed: "Order changes cannot be read",
    retried: "Order changes will be read again",
  };
  const submit = (_: Job, baselinker: Baselinker) => findChanges(baselinker, deps);
  const jobs = createExportJobs({ submit, yieldsToExports: true, messages }, deps);
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

async function findChanges(baselinker: Baselinker, deps: OrderSyncDeps): Promise<Outcome> {
  const { store, now } = deps;
  const begunAt = now();
  const position = correctPosition(await store.externalOrders.position(), begunAt);
  const { since } = position;
  const watched = await store.externalOrders.listWatched(findOldestWatched(position, begunAt));
  const next = { kind: "rescheduled", runAt: begunAt + everyMs } as const;
  if (watched.length === 0)
    return { ...next, write: (trx) => savePosition(trx, { since, swept: begunAt }) };
  const statuses = await deps.statuses(baselinker);
  const found = await readChanges(baselinker, { position, watched, statuses, begunAt });
  const { log, swept } = found;
  return {
    ...next,
    async write(trx) {
      const isSilent = await queueFound(trx, { ...found, watched }, now());
      await savePosition(trx, { since, log, swept, journal: isSilent ? 0 : found.journal });
    },
  };
}

type Known = {
  position: ReadingPosition;
  watched: readonly WatchedOrder[];
  statuses: Statuses;
  begunAt: number;
};
type Found = Awaited<ReturnType<typeof readChanges>>;

async function readChanges(baselinker: Baselinker, known: Known) {
  const { position, watched, begunAt } = known;
  const entries = await readJournal(baselinker, position.log);
  const journal = entries.length > 0 ? begunAt : position.journal;
  const isOn = begunAt - journal < quietMs;
  const isDue = begunAt - position.swept >= (isOn ? journalSweepMs : sweepMs);
  const { changed, pages } = isDue ? await sweep(baselinker, known) : { changed: [], pages: 0 };
  return {
    entries,
    changed,
    invoices: isDue ? await listInvoices(baselinker, invoicesSince(known)) : [],
    parcels: findStaleParcels(watched, begunAt, isOn ? journalParcelsMs : parcelsMs),
    journal,
    log: Math.max(position.log, ...entries.map(({ id }) => id)),
    swept: isDue ? begunAt + pages * pageMs : position.swept,
  };
}

async function queueFound(
  trx: Database,
  { entries, changed, invoices: listed, parcels, watched }: Found & Pick<Known, "watched">,
  now: number,
): Promise<boolean> {
  const orders = new Set(watched.map(({ id }) => id));
  const named = await findByExternalIds(trx, listOrders(entries));
  const hinted = [...named.values()].filter((id) => orders.has(id));
  await queueSync(trx, [...new Set([...hinted, ...changed, ...parcels])], now);
  await queueInvoices(trx, { invoices: [...findInvoices(entries), ...listed], orders }, now);
  return changed.some((id) => !hinted.includes(id));
}

/** Earlier ones may belong to an order whose number there the shop has known since the last time. */
function invoicesSince({ position, watched, begunAt }: Known): number {
  // A day, because BaseLinker may refuse to list them for hours, or a clock was ahead.
  const added = watched.filter(({ exportedAt }) => exportedAt > position.swept - dayMs);
  const since = Math.max(position.swept, begunAt - firstMs) - quietMs;
  // BaseLinker's clock may be behind.
  return Math.min(since, ...added.map(({ acceptedAt }) => acceptedAt - hourMs));
}

/** Returns the orders that are not as they were last read, and how many pages they took. */
export async function sweep(
  baselinker: Pick<Baselinker, "orderPages">,
  { watched, statuses }: Pick<Known, "watched" | "statuses">,
) {
  const found = new Map<string, string>();
  let pages = 0;
  let isWhole = true;
  for await (const orders of baselinker.orderPages(watched[0]!.acceptedAt)) {
    isWhole = pages < maxPages;
    if (!isWhole) break;
    for (const order of orders) found.set(order.id, describeSeen(order, statuses));
    pages += 1;
  }
  const changed = watched
    .filter(({ externalId, state: { seen = "", told = [] } }) => {
      const current = found.get(externalId);
      if (current === undefined) return isWhole && !told.includes(removedKey);
      return current !== seen;
    })
    .map(({ id }) => id);
  return { changed, pages };
}

function findStaleParcels(watched: readonly WatchedOrder[], now: number, maxAge: number) {
  const isStale = (at: number) => at > 0 && Math.abs(now - at) > maxAge;
  return watched
    .filter(({ underway, state: { parcelsAt = 0 } }) => underway && isStale(parcelsAt))
    .map(({ id }) => id);
}
