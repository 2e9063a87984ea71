import type { ExpressionBuilder, Kysely } from "kysely";
import type { OrderLineRequest } from "../../shop/order.ts";
import { availableStock } from "../../shop/stock.ts";
import type { Statements } from "./statements.ts";
import type { Tables } from "./tables.ts";

/** How many there are of a toy, where the shop itself knows it and not the warehouse. */
export type OwnStock = (id: string) => number;

/** So far the clocks of two machines may be apart. */
const clocksMs = 5000;

/** A line that there is too little for. */
export type ShortLine = { id: string; left: number };

/** What accepted orders hold of the goods, until the warehouse's own figures know of them. */
export function heldStockTable(db: Kysely<Tables>) {
  return {
    /** Differs whenever an order began or ceased to hold something; cheap to ask for. */
    async heldStockMark(): Promise<string> {
      const { taken, holding } = await db
        .selectFrom("counters")
        .select(["value as taken", (own) => countHolding(own).as("holding")])
        .where("name", "=", "order_number")
        .executeTakeFirstOrThrow();
      return `${taken} ${holding}`;
    },
    /** By product; those of which nothing is held are not there. */
    readHeldStock: async (): Promise<Map<string, number>> => heldOf(await heldLines(db).execute()),
    /** Where no warehouse ever counts anew: orders that were accepted before hold nothing more. */
    async releaseOldStock(acceptedBefore: number, now: number): Promise<void> {
      await db
        .updateTable("orders")
        .set({ stock_released_at: now })
        .where("stock_released_at", "is", null)
        .where("accepted_at", "<", acceptedBefore)
        .execute();
    },
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

/**
 * Call it in the transaction that keeps a reading begun at `begunAt`: its figures know of the
 * orders that the warehouse had by then, and of those that the owner packed and took off by hand.
 */
export async function releaseStock(
  db: Kysely<Tables>,
  begunAt: number,
  now: number,
): Promise<void> {
  const before = begunAt - clocksMs;
  await db
    .updateTable("orders")
    .set({ stock_released_at: now })
    .where("stock_released_at", "is", null)
    .where(({ or, and, exists, not, eb, selectFrom }) => {
      const sent = selectFrom("warehouse_orders as sent")
        .select("order_id")
        .whereRef("sent.order_id", "=", "orders.id");
      const byHand = eb(eb.fn.coalesce("dispatched_at", "completed_at"), "<", before);
      return or([
        exists(sent.where("kept_at", "<", before)),
        and([byHand, not(exists(sent.where("failed_at", "is", null)))]),
      ]);
    })
    .execute();
}

async function leftOfOwn({ db, select }: Statements, ids: readonly string[], ownStock: OwnStock) {
  const rows = await select("held", ids, (some) =>
    linesHolding(db)
      .where("product_id", "in", some)
      .select(["product_id as id", ({ fn }) => fn.sum<number>("quantity").as("held")])
      .groupBy("product_id"),
  );
  const held = heldOf(rows);
  return new Map(ids.map((id) => [id, availableStock(ownStock(id), held.get(id) ?? 0)]));
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
      return [id, availableStock(stock, Number(held))];
    }),
  );
}

/** Of every toy: from the orders that hold something to their lines. */
function heldLines(db: Kysely<Tables>) {
  return db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .where("stock_released_at", "is", null)
    .select(["product_id as id", ({ fn }) => fn.sum<number>("quantity").as("held")])
    .groupBy("product_id");
}

type Asking = Pick<ExpressionBuilder<Tables, never>, "selectFrom">;

/**
 * Of a few toys: from their lines to the orders. Not as a join, since PostgreSQL takes it that hardly
 * any order holds something, and would go through all that do for each customer.
 */
function linesHolding(db: Asking) {
  return db
    .selectFrom("order_lines")
    .where(
      (line) =>
        line
          .selectFrom("orders")
          .select("stock_released_at")
          .whereRef("orders.id", "=", "order_lines.order_id"),
      "is",
      null,
    );
}

function heldOf(rows: readonly { id: string; held: number }[]): Map<string, number> {
  return new Map(rows.map(({ id, held }) => [id, Number(held)]));
}

function countHolding(db: Asking) {
  return db
    .selectFrom("orders")
    .where("stock_released_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"));
}
