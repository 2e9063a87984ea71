import type { OrderLine } from "../../shop/order/order.ts";
import type { Stock } from "../db/orders/stock-reservations.ts";

/** Returns the stock of a product that BaseLinker does not manage. */
export type LocalStock = (id: string) => number;

/** Returns the stock of the ordered products; undefined where BaseLinker manages it. */
export function readLocalStock(
  lines: readonly Pick<OrderLine, "productId">[],
  localStock: LocalStock | undefined,
): Stock | undefined {
  return localStock && new Map(lines.map(({ productId: id }) => [id, localStock(id)]));
}
