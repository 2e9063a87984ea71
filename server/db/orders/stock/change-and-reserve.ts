import { canReuseCode } from "../../codes/code-uses.ts";
import { changeLockedOrder, type DecideChange } from "../change-order.ts";
import { lockNumbers } from "../insert-orders.ts";
import { openAvailableStock, type StockShortage } from "./available-stock.ts";
import type { Stock } from "./stock-reservations.ts";
import type { Database } from "../../schema.ts";

export type ReserveOptions = {
  stock: Stock | undefined;
  force: boolean;
};

/**
 * Saves what `decide` returns and reserves the order's stock and discount code again. Returns what
 * others have taken meanwhile; then nothing is written.
 */
export function changeAndReserve(
  db: Database,
  number: string,
  { stock, force }: ReserveOptions,
  decide: DecideChange,
): Promise<{ shortages: readonly StockShortage[]; codeIsTaken: boolean }> {
  return db.transaction().execute(async (trx) => {
    // New orders wait meanwhile, so that nothing is sold twice.
    await lockNumbers(trx);
    let shortages: readonly StockShortage[] = [];
    let codeIsTaken = false;
    await changeLockedOrder(trx, "number", number, async (record) => {
      const change = decide(record);
      if (!change) return undefined;
      const { id, lines } = record.order;
      const available = await openAvailableStock(trx, lines, stock);
      if (!force) shortages = available.reserve(lines);
      codeIsTaken = !force && !(await canReuseCode(trx, record.order));
      if (shortages.length > 0 || codeIsTaken) return undefined;
      const reserved = trx.updateTable("order_lines").set({ stock_released_at: null });
      await reserved.where("order_id", "=", id).execute();
      return change;
    });
    return { shortages, codeIsTaken };
  });
}
