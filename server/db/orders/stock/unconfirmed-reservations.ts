import { chunks } from "../../chunk.ts";
import type { Database } from "../../schema.ts";
import { reservedLines, sumReserved } from "./stock-reservations.ts";
import { releaseLines, reserveOrder } from "./release-stock.ts";
import { unconfirmedOrders } from "./unconfirmed-orders.ts";

export function unconfirmedReservationsTable(db: Database) {
  return {
    async countUnconfirmed(): Promise<number> {
      const rows = await unconfirmedOrders(db)
        .innerJoin("order_lines", "order_id", "orders.id")
        .where("stock_released_at", "is", null)
        .select(["product_id as id", "parts"])
        .select(({ fn }) => fn.sum<number | null>("quantity").as("reserved"))
        .groupBy(["product_id", "parts"])
        .execute();
      return sumReserved(rows)
        .values()
        .reduce((sum, count) => sum + count, 0);
    },
  };
}

/**
 * Sets when the reservations of old unconfirmed orders end, and returns their numbers: each once,
 * also when two machines do it at the same time.
 */
export async function announceEnd(
  db: Database,
  { acceptedBefore, endsAt }: { acceptedBefore: number; endsAt: number },
): Promise<string[]> {
  const old = unconfirmedOrders(db).select("id").where("accepted_at", "<", acceptedBefore);
  const announced = await db
    .updateTable("orders")
    .set({ reservation_ends_at: endsAt, client: null })
    .where("reservation_ends_at", "is", null)
    // PostgreSQL asks these again after waiting for whoever is changing the order.
    .where("confirmed_at", "is", null)
    .where("paid_at", "is", null)
    .where("cancelled_at", "is", null)
    .where("id", "in", old.where("id", "in", reservedLines(db).select("order_id")))
    .returning("number")
    .execute();
  return announced.map(({ number }) => number);
}

export async function releaseEnded(db: Database, now: number): Promise<void> {
  for (const ids of chunks(await lockEnded(db, now)))
    await releaseLines(db, now, (orders) => orders.where("orders.id", "in", ids));
}

/** Updates the orders to themselves, which waits for whoever is confirming one of them. */
async function lockEnded(db: Database, now: number): Promise<string[]> {
  const ended = await db
    .updateTable("orders")
    .set((order) => ({ key: order.ref("key") }))
    .where("reservation_ends_at", "<=", now)
    .where("confirmed_at", "is", null)
    .where("paid_at", "is", null)
    .where("id", "in", reservedLines(db).select("order_id"))
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Reserves the stock of an order again whose reservation has ended. Call before its transition. */
export async function renewReservation(db: Database, id: string, now: number): Promise<void> {
  const ended = await db
    .updateTable("orders")
    .set({ reservation_ends_at: null })
    .where("id", "=", id)
    .where("reservation_ends_at", "<=", now)
    .where("exported_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (ended) await reserveOrder(db, id);
}
