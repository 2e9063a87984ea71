import { listStockUnits, type OrderLine } from "../../shop/order/order.ts";
import type { Stock } from "../db/orders/stock/stock-reservations.ts";

export type LocalStock = (id: string) => number;

export function readLocalStock(
  lines: readonly Pick<OrderLine, "productId" | "parts">[],
  localStock: LocalStock | undefined,
): Stock | undefined {
  if (!localStock) return undefined;
  const ids = lines.flatMap((line) => [
    line.productId,
    ...listStockUnits(line).map(({ id }) => id),
  ]);
  return new Map([...new Set(ids)].map((id) => [id, localStock(id)]));
}
