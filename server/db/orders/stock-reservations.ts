import type { ExpressionBuilder, Kysely } from "kysely";
import type { OrderLineRequest } from "../../../shop/order/order.ts";
import { calculateAvailableStock } from "../../../shop/catalogue/stock.ts";
import { releaseLines } from "./release-stock.ts";
import type { Statements } from "../prepared-queries.ts";
import type { Tables } from "../schema.ts";

/** How many there are of a toy, where the shop itself knows it and not the warehouse. */
export type OwnStock = (id: string) => number;

/** A line that there is too little for. */
export type ShortLine = { id: string; left: number };

/** What accepted orders hold of the goods, until the warehouse's own figures know of them. */
export function heldStockTable(db: Kysely<Tables>) {
  return {
    /** Differs whenever an order began or ceased to hold something; cheap to ask for. */
    async heldStockMark(): Promise<string> {
      const { taken, holding } = await db
        .selectFrom("counters")
        .select([
          "value as taken",
          (own) =>
            linesHolding(own)
              .select(({ fn }) => fn.countAll<number>().as("count"))
              .as("holding"),
        ])
        .where("name", "=", "order_number")
        .executeTakeFirstOrThrow();
      return `${taken} ${holding}`;
    },
    /** By product; those of which nothing is held are not there. */
    readHeldStock: async (): Promise<Map<string, number>> =>
      heldOf(await sumHeld(linesHolding(db)).execute()),
    /** Where no warehouse ever counts anew: orders that were accepted before hold nothing more. */
    releaseOldStock: (acceptedBefore: number, now: number): Promise<void> =>
      releaseLines(db, now, (orders) => orders.where("accepted_at", "<", acceptedBefore)),
  };
}

/**
 * What can be sold of these toys now. Open it inside the transaction that takes orders, after the
 * lock that keeps others from taking one; it serves several orders, one after the other.
 */
export async function openShelf(
  own: Statements,
  ids: readonly string[],
  ownStock: OwnStock | undefined,
) {
  const left = ownStock ? await leftOfOwn(own, ids, ownStock) : await leftInWarehouse(own, ids);
  const leftOf = (id: string) => left.get(id) ?? 0;
  return {
    /** Takes the lines off the shelf; when it is too short for any, names those and takes none. */
    take(lines: readonly OrderLineRequest[]): ShortLine[] {
      const short = lines.filter(({ id, quantity }) => quantity > leftOf(id));
      if (short.length > 0) return short.map(({ id }) => ({ id, left: leftOf(id) }));
      for (const { id, quantity } of lines) left.set(id, leftOf(id) - quantity);
      return [];
    },
  };
}

async function leftOfOwn({ db, select }: Statements, ids: readonly string[], ownStock: OwnStock) {
  const rows = await select("held", ids, (some) =>
    sumHeld(linesHolding(db).where("product_id", "in", some)),
  );
  const held = heldOf(rows);
  return new Map(ids.map((id) => [id, calculateAvailableStock(ownStock(id), held.get(id) ?? 0)]));
}

/** In one statement: a reading that is kept between two would make its stock count twice. */
async function leftInWarehouse({ db, select }: Statements, ids: readonly string[]) {
  const rows = await select("in warehouse", ids, (some) =>
    db
      .selectFrom("catalogue_products as goods")
      .select(["goods.id", "goods.product"])
      .select((own) =>
        linesHolding(own)
          .where("product_id", "=", own.ref("goods.id"))
          .select(({ fn }) => fn.sum<number | null>("quantity").as("held"))
          .as("held"),
      )
      .where("goods.id", "in", some),
  );
  const there = rows.filter(({ product }) => product !== "");
  return new Map(
    there.map(({ id, product, held }) => {
      const { stock } = JSON.parse(product) as { stock: number };
      return [id, calculateAvailableStock(stock, Number(held))];
    }),
  );
}

function linesHolding(db: Pick<ExpressionBuilder<Tables, never>, "selectFrom">) {
  return db.selectFrom("order_lines").where("stock_released_at", "is", null);
}

function sumHeld(lines: ReturnType<typeof linesHolding>) {
  return lines
    .select(["product_id as id", ({ fn }) => fn.sum<number>("quantity").as("held")])
    .groupBy("product_id");
}

function heldOf(rows: readonly { id: string; held: number }[]): Map<string, number> {
  return new Map(rows.map(({ id, held }) => [id, Number(held)]));
}
