import type { Kysely } from "kysely";
import type { OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import { withLines } from "./find-orders.ts";
import type { Database, Tables } from "../schema.ts";

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
    async listOpen(): Promise<OrderRecord[]> {
      return withLines(db, await unfinished(db).selectAll().orderBy("accepted_at").execute());
    },
    /** Orders whose parcel left before this time and that nobody completed. */
    async listDispatchedBefore(until: number): Promise<OrderRecord[]> {
      const parcels = unfinished(db).selectAll().where("carrier", "is not", null);
      const rows = parcels.where("dispatched_at", "<=", until).orderBy("dispatched_at");
      return withLines(db, await rows.execute());
    },
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

function unfinished(db: Kysely<Tables>) {
  return db
    .selectFrom("orders")
    .where("completed_at", "is", null)
    .where("cancelled_at", "is", null);
}
