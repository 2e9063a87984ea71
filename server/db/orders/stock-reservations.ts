import type { ExpressionBuilder, Kysely } from "kysely";
import type { OrderLineRequest } from "../../../shop/order/order.ts";
import { calculateAvailableStock } from "../../../shop/catalogue/stock.ts";
import { releaseLines } from "./release-stock.ts";
import type { PreparedQueries } from "../prepared-queries.ts";
import type { Tables } from "../schema.ts";

/** How many there are of a toy, where the shop itself knows it and not the warehouse. */
export type LocalStock = (id: string) => number;

/** A line that there is too little for. */
export type StockShortage = { id: string; left: number };

/** What accepted orders hold of the goods, until the warehouse's own figures know of them. */
export function stockReservationsTable(db: Kysely<Tables>) {
  return {
    /** Differs whenever an order began or ceased to hold something; cheap to ask for. */
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
    /** By product; those of which nothing is held are not there. */
    readReservedStock: async (): Promise<Map<string, number>> =>
      toCounts(await sumReserved(reservedLines(db)).execute()),
    /** Where no warehouse ever counts anew: orders that were accepted before hold nothing more. */
    releaseOldReservations: (acceptedBefore: number, now: number): Promise<void> =>
      releaseLines(db, now, (orders) => orders.where("accepted_at", "<", acceptedBefore)),
  };
}

/**
 * What can be sold of these toys now. Open it inside the transaction that takes orders, after the
 * lock that keeps others from taking one; it serves several orders, one after the other.
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
    /** Takes the lines off the shelf; when it is too short for any, names those and takes none. */
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

/** In one statement: a reading that is kept between two would make its stock count twice. */
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
