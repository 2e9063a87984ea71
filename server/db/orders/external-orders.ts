import {
  createExternalState,
  type ExternalState,
} from "../../../shop/order/baselinker/external-order.ts";
import { hourMs } from "../../../shop/time/durations.ts";
import { chunks } from "../chunk.ts";
import { queueJobs } from "../jobs/queue.ts";
import type { Database } from "../schema.ts";
import { findOldestWatched, readPosition } from "./reading-position.ts";
import { lockOrder } from "./find-orders.ts";

export type WatchedOrder = {
  id: string;
  externalId: string;
  acceptedAt: number;
  exportedAt: number;
  /** Handed to the carrier, and not delivered as far as the shop knows. */
  underway: boolean;
  state: Partial<ExternalState>;
};

export function externalOrdersTable(db: Database) {
  return {
    /** Those that nobody has erased and that were accepted since. */
    async listWatched(acceptedAfter: number): Promise<WatchedOrder[]> {
      const rows = await db
        .selectFrom("orders")
        .select(["id", "external_id", "accepted_at", "exported_at", "external_state"])
        .select(["dispatched_at", "completed_at", "cancelled_at"])
        .where("external_id", "is not", null)
        .where("email", "<>", "")
        .where("accepted_at", ">=", acceptedAfter)
        .orderBy("accepted_at")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        externalId: row.external_id!,
        acceptedAt: row.accepted_at,
        exportedAt: row.exported_at ?? 0,
        underway:
          row.dispatched_at !== null && row.completed_at === null && row.cancelled_at === null,
        state: parseState(row.external_state),
      }));
    },
    position: () => readPosition(db),
    ensureRead: (id: string, now: number) => ensureRead(db, id, now),
    findState: (id: string, initialStatus: number) => findState(db, id, initialStatus),
  };
}

/**
 * Whether the shop knows what BaseLinker knew of the order within the hour. Queues the reading of one
 * whose changes are no longer looked for.
 */
async function ensureRead(db: Database, id: string, now: number): Promise<boolean> {
  const orders = db.selectFrom("orders").select(["external_id", "accepted_at"]);
  const order = await orders.where("id", "=", id).executeTakeFirst();
  if (order?.external_id == null) return true;
  const jobs = db.selectFrom("jobs").select(["done_at", "failed_at"]);
  const ofOrder = jobs.where("kind", "=", "order-sync").where("reference", "=", id);
  const job = await ofOrder.executeTakeFirst();
  if (job?.done_at === null && job.failed_at === null) return false;
  const position = await readPosition(db);
  // A clock that was ahead dated a reading after now.
  const isWithinHour = (at: number) => Math.abs(at - now) <= hourMs;
  if (order.accepted_at >= findOldestWatched(position, now)) return isWithinHour(position.swept);
  if (isWithinHour(job?.done_at ?? job?.failed_at ?? 0)) return true;
  await queueSync(db, [id], now);
  return false;
}

/** Orders exported before the shop read them back have no state, but an initial status. */
export async function findState(
  db: Database,
  id: string,
  initialStatus: number,
): Promise<ExternalState> {
  return { ...createExternalState(initialStatus), ...(await readState(db, id)) };
}

/** Call in the transaction that makes the state true. */
export async function patchState(
  db: Database,
  id: string,
  patch: Partial<ExternalState>,
): Promise<void> {
  const external_state = JSON.stringify({ ...(await lockState(db, id)), ...patch });
  const order = db.updateTable("orders").set({ external_state }).where("id", "=", id);
  // Nothing comes back to an order whose person is erased.
  await order.where("email", "<>", "").execute();
}

async function lockState(db: Database, id: string): Promise<Partial<ExternalState>> {
  await lockOrder(db, "id", id);
  return readState(db, id);
}

async function readState(db: Database, id: string): Promise<Partial<ExternalState>> {
  const orders = db.selectFrom("orders").select("external_state").where("id", "=", id);
  return parseState((await orders.executeTakeFirst())?.external_state ?? null);
}

export async function queueSync(db: Database, ids: readonly string[], now: number): Promise<void> {
  const jobs = ids.map((reference) => ({ kind: "order-sync" as const, reference, restart: true }));
  await queueJobs(db, jobs, now);
}

/** Records what the owner is told of an order; returns what he was not told before. */
export async function markOrderNotified(
  db: Database,
  id: string,
  keys: readonly string[],
): Promise<string[]> {
  const { told = [] } = await lockState(db, id);
  const news = keys.filter((key) => !told.includes(key));
  if (news.length > 0) await patchState(db, id, { told: [...told, ...news] });
  return news;
}

/** Ids of orders by their numbers in BaseLinker; those of other shops are left out. */
export async function findByExternalIds(db: Database, externalIds: readonly string[]) {
  const found = new Map<string, string>();
  for (const chunk of chunks(externalIds)) {
    const orders = db.selectFrom("orders").select(["id", "external_id"]);
    for (const { id, external_id } of await orders.where("external_id", "in", chunk).execute())
      found.set(external_id!, id);
  }
  return found;
}

function parseState(text: string | null): Partial<ExternalState> {
  return text === null ? {} : (JSON.parse(text) as Partial<ExternalState>);
}
