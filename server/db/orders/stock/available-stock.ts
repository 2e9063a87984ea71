import { sql } from "kysely";
import { calculateBundleStock } from "../../../../shop/catalogue/product/bundle.ts";
import { calculateAvailableStock } from "../../../../shop/catalogue/product/stock.ts";
import { listStockUnits, type OrderLine } from "../../../../shop/order/order.ts";
import { findOwnStock, type InventoryProduct } from "../../catalogue/inventory.ts";
import { chunks } from "../../chunk.ts";
import type { Database } from "../../schema.ts";
import { selectReservedOf, sumReserved, type Stock } from "./stock-reservations.ts";

/** `left`: of the line, which may be a bundle. */
export type StockShortage = { id: string; left: number };

type Line = Pick<OrderLine, "productId" | "parts" | "quantity">;

/**
 * Reads the available stock of these lines inside the transaction that inserts orders, after its
 * lock. Serves several orders in turn. `stock` is set where the shop manages it.
 */
export async function openAvailableStock(
  db: Database,
  lines: readonly Line[],
  stock: Stock | undefined,
) {
  const units = lines.flatMap((line) => [line.productId, ...listIds(line)]);
  const ids = [...new Set(units)];
  let available = stock
    ? await availableLocally(db, ids, stock)
    : await availableInInventory(db, ids);
  return {
    /** Lines of one order may need the same pieces: those before take theirs first. */
    reserve(ordered: readonly Line[]): StockShortage[] {
      const rest = new Map(available);
      const shortages = ordered.flatMap((line) => {
        const left = takeLine(line, rest);
        return left < line.quantity ? [{ id: line.productId, left }] : [];
      });
      if (shortages.length === 0) available = rest;
      return shortages;
    },
  };
}

function listIds(line: Line): string[] {
  return listStockUnits(line).map(({ id }) => id);
}

/** Returns how many of it there were. A bundle that is no longer listed is not sold. */
function takeLine(line: Line, available: Map<string, number>): number {
  const units = listStockUnits(line);
  const left = available.has(line.productId)
    ? calculateBundleStock(units, (id) => available.get(id) ?? 0)
    : 0;
  const taken = Math.min(left, line.quantity);
  for (const { id, quantity } of units)
    available.set(id, (available.get(id) ?? 0) - taken * quantity);
  return left;
}

async function availableLocally(db: Database, ids: readonly string[], stock: Stock) {
  const available = new Map(stock);
  for (const chunk of chunks(ids)) {
    const reserved = sumReserved(await selectReservedOf(db, chunk).execute());
    for (const id of chunk)
      available.set(id, calculateAvailableStock(stock.get(id) ?? 0, reserved.get(id) ?? 0));
  }
  return available;
}

/** Reads stock and reservations in one statement: a sync between two would count stock twice. */
async function availableInInventory(db: Database, ids: readonly string[]) {
  const available = new Map<string, number>();
  for (const chunk of chunks(ids)) {
    const rows = await selectStock(db, chunk).execute();
    const reserved = sumReserved(rows.filter((row) => row.reserved !== null));
    for (const { id, product } of rows) {
      if (product === "") continue;
      const stock = findOwnStock(JSON.parse(product) as InventoryProduct);
      available.set(id, calculateAvailableStock(stock, reserved.get(id) ?? 0));
    }
  }
  return available;
}

function selectStock(db: Database, ids: readonly string[]) {
  return db
    .selectFrom("catalogue_products")
    .select(["id", "product", sql<string | null>`null`.as("parts")])
    .select(sql<number | null>`null`.as("reserved"))
    .where("id", "in", ids)
    .unionAll(selectReservedOf(db, ids));
}
