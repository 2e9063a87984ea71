import type { OrderLine } from "../../shop/order/order.ts";
import type { Stock } from "../db/orders/stock/stock-reservations.ts";

export type LocalStock = (id: string) => number;

export function readLocalStock(
  lines: readonly Pick<OrderLine, "productId">[],
  localStock: LocalStock | undefined,
): Stock | undefined {
  return localStock && new Map(lines.map(({ productId: id }) => [id, localStock(id)]));
}
