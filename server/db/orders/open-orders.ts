import type { OpenLine } from "../../../shop/order/baselinker/oversold.ts";
import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { toRecords } from "./find-orders.ts";
import { parseParts } from "./line-rows.ts";
import type { Database } from "../schema.ts";

export type UnconfirmedOrder = { number: string; acceptedAt: number };

export function openOrdersTable(db: Database) {
  return {
    listUnconfirmed: (since: number, until: number): Promise<UnconfirmedOrder[]> =>
      unfinished(db)
        .select(["number", "accepted_at as acceptedAt"])
        .where("accepted_at", ">=", since)
        .where("accepted_at", "<", until)
        .where("confirmed_at", "is", null)
        .where("dispatched_at", "is", null)
        .orderBy("accepted_at")
        .execute(),
    /** Orders that are neither completed nor cancelled, oldest first. */
    async listOpen(): Promise<OrderWithFacts[]> {
      return toRecords(db, await unfinished(db).selectAll().orderBy("accepted_at").execute());
    },
    listOpenLines: (readAt: number) => listOpenLines(db, readAt),
    /** Orders whose parcel left before this time and that nobody completed. */
    listDispatchedBefore: (until: number): Promise<{ id: string; number: string }[]> =>
      unfinished(db)
        .select(["id", "number"])
        .where("carrier", "is not", null)
        .where("dispatched_at", "<=", until)
        .orderBy("dispatched_at")
        .execute(),
    async countUnfinishedBefore(until: number): Promise<number> {
      const { count } = await unfinished(db)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("accepted_at", "<", until)
        .where("erased_at", "is", null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async firstAcceptedAt(): Promise<number | undefined> {
      const orders = db.selectFrom("orders");
      const first = orders.select(({ fn }) => fn.min<number | null>("accepted_at").as("at"));
      return (await first.executeTakeFirst())?.at ?? undefined;
    },
  };
}

/** Lines of orders that are neither sent nor cancelled, beside a stock that was read since then. */
async function listOpenLines(db: Database, readAt: number): Promise<OpenLine[]> {
  const rows = await db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .leftJoin("jobs", (join) =>
      join.onRef("jobs.reference", "=", "orders.id").on("jobs.kind", "=", "order-export"),
    )
    .select(["orders.id", "accepted_at", "submitted_at", "external_id"])
    .select(["product_id", "parts", "order_lines.name", "quantity"])
    .select(["jobs.kind as job", "jobs.done_at", "failed_at"])
    .where("dispatched_at", "is", null)
    .where("completed_at", "is", null)
    .where("cancelled_at", "is", null)
    .where("erased_at", "is", null)
    .execute();
  return rows.map((row) => ({
    orderId: row.id,
    acceptedAt: row.accepted_at,
    productId: row.product_id,
    ...(row.parts !== null && { parts: parseParts(row.parts) }),
    name: row.name,
    quantity: row.quantity,
    // A rejected export is entered by hand, and nobody knows when.
    isWaiting:
      row.job !== null &&
      row.accepted_at < readAt &&
      [row.done_at, row.failed_at, row.submitted_at, row.external_id].every((at) => at === null),
  }));
}

function unfinished(db: Database) {
  return db
    .selectFrom("orders")
    .where("completed_at", "is", null)
    .where("cancelled_at", "is", null);
}
