import type { Baselinker } from "../client/baselinker.ts";
import { whenRefused } from "../client/failure.ts";
import type { IssuedInvoice, JournalEntry } from "../client/order-calls.ts";

const pageSize = 100;
const maxPages = 20;

const types = { removed: 4, merged: 5, split: 6, invoice: 7 };

export function readJournal(baselinker: Baselinker, after: number, only?: readonly number[]) {
  return readPages(after, maxPages, (last) => baselinker.journal(last, only));
}

/** Each page begins after the newest entry of the one before. */
export async function readPages<Entry extends { id: string | number }>(
  after: number,
  maxPages: number,
  readPage: (last: number) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let last = after, page = 0; page < maxPages; page += 1) {
    const found = await readPage(last);
    entries.push(...found);
    const newest = Math.max(last, ...found.map(({ id }) => Number(id)));
    if (found.length < pageSize || newest === last) break;
    last = newest;
  }
  return entries;
}

/** Numbers in BaseLinker of the orders that something happened to. */
export function listOrders(entries: readonly JournalEntry[]): string[] {
  const numbers = entries.flatMap(({ orderId, type, objectId }) =>
    type === types.merged || type === types.split ? [orderId, objectId] : [orderId],
  );
  return [...new Set(numbers)];
}

/** What the owner did with an order besides changing it. */
export type Fate = { kind: "removed" } | { kind: "merged" | "split"; with: string };

/** Says what became of an order that is gone or has other lines; undefined while nobody knows. */
export async function findFate(
  baselinker: Baselinker,
  externalId: string,
): Promise<Fate | undefined> {
  const fates = readJournal(baselinker, 0, [types.removed, types.merged, types.split]);
  const entries = await whenRefused(fates, () => []);
  const own = entries.filter((entry) => [entry.orderId, entry.objectId].includes(externalId));
  const [newest] = own
    .filter(({ type }) => type !== types.removed)
    .toSorted((one, other) => other.id - one.id);
  if (!newest) return own.length > 0 ? { kind: "removed" } : undefined;
  const { type, orderId, objectId } = newest;
  const other = orderId === externalId ? objectId : orderId;
  return { kind: type === types.merged ? "merged" : "split", with: other };
}

export function findInvoices(entries: readonly JournalEntry[]): IssuedInvoice[] {
  return entries
    .filter(({ type }) => type === types.invoice)
    .map(({ objectId: id, orderId }) => ({ id, orderId }));
}
