import type { ExpressionBuilder } from "kysely";
import type { OrderLine } from "../../../../shop/order/order.ts";
import { calculateAvailableStock } from "../../../../shop/catalogue/product/stock.ts";
import { releaseLines } from "./release-stock.ts";
import { chunks } from "../../chunk.ts";
import type { Database, Tables } from "../../schema.ts";

export type Stock = ReadonlyMap<string, number>;

export type StockShortage = { id: string; left: number };

export function stockReservationsTable(db: Database) {
  return {
    /** Changes whenever a reservation is added or released; cheap to read. */
    async reservationsVersion(): Promise<string> {
      const countLines = ({ fn }: ExpressionBuilder<Tables, "order_lines">) =>
        fn.countAll<number>().as("count");
      const { value, reserved } = await db
        .selectFrom("counters")
        .select(["value", (eb) => reservedLines(eb).select(countLines).as("reserved")])
        .where("name", "=", "order_number")
        .executeTakeFirstOrThrow();
      return `${value} ${reserved}`;
    },
    readReserved: () => sumReserved(reservedLines(db)),
    /** Releases reservations by age, where no sync does it. */
    releaseOld: (acceptedBefore: number, now: number): Promise<void> =>
      releaseLines(db, now, (orders) => orders.where("accepted_at", "<", acceptedBefore)),
  };
}

/**
 * Reads the available stock inside the transaction that inserts orders, after its lock. Serves
 * several orders in turn. `stock` is set where the shop manages it.
 */
export async function openAvailableStock(
  db: Database,
  ids: readonly string[],
  stock: Stock | undefined,
) {
  const available = stock
    ? await availableLocally(db, ids, stock)
    : await availableInInventory(db, ids);
  const availableOf = (id: string) => available.get(id) ?? 0;
  return {
    reserve(lines: readonly OrderLine[]): StockShortage[] {
      const shortages = lines
        .map(({ productId: id, quantity }) => ({ id, quantity, left: availableOf(id) }))
        .filter(({ quantity, left }) => quantity > left);
      if (shortages.length > 0) return shortages.map(({ id, left }) => ({ id, left }));
      for (const { productId: id, quantity } of lines)
        available.set(id, availableOf(id) - quantity);
      return [];
    },
  };
}

async function availableLocally(db: Database, ids: readonly string[], stock: Stock) {
  const available = new Map(stock);
  for (const chunk of chunks(ids)) {
    const reserved = await sumReserved(reservedLines(db).where("product_id", "in", chunk));
    for (const [id, count] of reserved)
      available.set(id, calculateAvailableStock(stock.get(id) ?? 0, count));
  }
  return available;
}

/** Reads stock and reservations in one statement: a sync between two would count stock twice. */
async function availableInInventory(db: Database, ids: readonly string[]) {
  const available = new Map<string, number>();
  for (const chunk of chunks(ids)) {
    for (const { id, product, reserved } of await selectInventory(db, chunk).execute()) {
      if (product === "") continue;
      const { stock } = JSON.parse(product) as { stock: number };
      available.set(id, calculateAvailableStock(stock, Number(reserved)));
    }
  }
  return available;
}

function selectInventory(db: Database, ids: readonly string[]) {
  return db
    .selectFrom("catalogue_products as listed")
    .select(["listed.id", "listed.product"])
    .select((eb) =>
      reservedLines(eb)
        .where("product_id", "=", eb.ref("listed.id"))
        .select(({ fn }) => fn.sum<number | null>("quantity").as("sum"))
        .as("reserved"),
    )
    .where("listed.id", "in", ids);
}

function reservedLines(db: Pick<ExpressionBuilder<Tables, never>, "selectFrom">) {
  return db.selectFrom("order_lines").where("stock_released_at", "is", null);
}

async function sumReserved(lines: ReturnType<typeof reservedLines>): Promise<Map<string, number>> {
  const rows = await lines
    .select(["product_id as id", ({ fn }) => fn.sum<number>("quantity").as("reserved")])
    .groupBy("product_id")
    .execute();
  return new Map(rows.map(({ id, reserved }) => [id, Number(reserved)]));
}
