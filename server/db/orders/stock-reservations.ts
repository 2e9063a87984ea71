import type { ExpressionBuilder, Kysely } from "kysely";
import type { OrderLineRequest } from "../../../shop/order/order.ts";
import { calculateAvailableStock } from "../../../shop/catalogue/stock.ts";
import { releaseLines } from "./release-stock.ts";
import type { PreparedQueries } from "../prepared-queries.ts";
import type { Tables } from "../schema.ts";

/** Returns the stock of a product that BaseLinker does not manage. */
export type LocalStock = (id: string) => number;

/** An order line that exceeds the available stock. */
export type StockShortage = { id: string; left: number };

/** Reservations: stock of accepted orders that BaseLinker's figures do not include yet. */
export function stockReservationsTable(db: Kysely<Tables>) {
  return {
    /** Changes whenever a reservation is added or released; cheap to read. */
    async reservationsVersion(): Promise<string> {
      const { taken, holding } = await db
        .selectFrom("counters")
        .select([
          "value as taken",
          (eb) =>
            reservedLines(eb)
              .select(({ fn }) => fn.countAll<number>().as("count"))
              .as("holding"),
        ])
        .where("name", "=", "order_number")
        .executeTakeFirstOrThrow();
      return `${taken} ${holding}`;
    },
    /** By product id; products without reservations are omitted. */
    readReservedStock: async (): Promise<Map<string, number>> =>
      toCounts(await sumReserved(reservedLines(db)).execute()),
    /** Releases reservations by age, where no sync does it. */
    releaseOldReservations: (acceptedBefore: number, now: number): Promise<void> =>
      releaseLines(db, now, (orders) => orders.where("accepted_at", "<", acceptedBefore)),
  };
}

/**
 * Reads the available stock inside the transaction that inserts orders, after its lock. Serves
 * several orders in turn.
 */
export async function openAvailableStock(
  queries: PreparedQueries,
  ids: readonly string[],
  localStock: LocalStock | undefined,
) {
  const available = localStock
    ? await availableLocally(queries, ids, localStock)
    : await availableInInventory(queries, ids);
  const availableOf = (id: string) => available.get(id) ?? 0;
  return {
    /** Reserves all lines, or none and returns the shortages. */
    reserve(lines: readonly OrderLineRequest[]): StockShortage[] {
      const shortages = lines.filter(({ id, quantity }) => quantity > availableOf(id));
      if (shortages.length > 0) return shortages.map(({ id }) => ({ id, left: availableOf(id) }));
      for (const { id, quantity } of lines) available.set(id, availableOf(id) - quantity);
      return [];
    },
  };
}

async function availableLocally(
  { db, select }: PreparedQueries,
  ids: readonly string[],
  localStock: LocalStock,
) {
  const rows = await select("held", ids, (chunk) =>
    sumReserved(reservedLines(db).where("product_id", "in", chunk)),
  );
  const reserved = toCounts(rows);
  return new Map(
    ids.map((id) => [id, calculateAvailableStock(localStock(id), reserved.get(id) ?? 0)]),
  );
}

/** Reads stock and reservations in one statement: a sync between two would count stock twice. */
async function availableInInventory({ db, select }: PreparedQueries, ids: readonly string[]) {
  const rows = await select("in warehouse", ids, (chunk) =>
    db
      .selectFrom("catalogue_products as goods")
      .select(["goods.id", "goods.product"])
      .select((eb) =>
        reservedLines(eb)
          .where("product_id", "=", eb.ref("goods.id"))
          .select(({ fn }) => fn.sum<number | null>("quantity").as("held"))
          .as("held"),
      )
      .where("goods.id", "in", chunk),
  );
  const listed = rows.filter(({ product }) => product !== "");
  return new Map(
    listed.map(({ id, product, held: reserved }) => {
      const { stock } = JSON.parse(product) as { stock: number };
      return [id, calculateAvailableStock(stock, Number(reserved))];
    }),
  );
}

function reservedLines(db: Pick<ExpressionBuilder<Tables, never>, "selectFrom">) {
  return db.selectFrom("order_lines").where("stock_released_at", "is", null);
}

function sumReserved(lines: ReturnType<typeof reservedLines>) {
  return lines
    .select(["product_id as id", ({ fn }) => fn.sum<number>("quantity").as("held")])
    .groupBy("product_id");
}

function toCounts(rows: readonly { id: string; held: number }[]): Map<string, number> {
  return new Map(rows.map(({ id, held: reserved }) => [id, Number(reserved)]));
}
