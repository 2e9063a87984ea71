import type { Grosze } from "../../price.ts";
import type { ShopConfig } from "../../shop-config.ts";

/** Whether an order is larger than a household's, so that it is sent as an enquiry. */
export function exceedsLimits(
  lines: readonly { quantity: number }[],
  sum: Grosze,
  { pieces = Infinity, lines: maxLines = Infinity, total = Infinity }: ShopConfig["orderLimits"],
): boolean {
  return lines.length > maxLines || sum > total || lines.some(({ quantity }) => quantity > pieces);
}
