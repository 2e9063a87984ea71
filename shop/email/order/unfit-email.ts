import { listUnfit } from "../../order/baselinker/fit-order.ts";
import type { Order } from "../../order/order.ts";
import type { ShopConfig } from "../../shop-config.ts";
import { createTextSection, type EmailSection } from "../email-content.ts";

/** What of an order its export leaves out or shortens. */
export function createUnfitSections(
  order: Order,
  { warehouseOrders }: Pick<ShopConfig, "warehouseOrders">,
): EmailSection[] {
  const unfit = warehouseOrders ? listUnfit(order) : [];
  if (unfit.length === 0) return [];
  const text = `Za długie, żeby zmieścić się w BaseLinkerze: ${unfit.join(", ")}. Całość jest niżej w tym e-mailu.`;
  return [{ heading: "Uwaga", ...createTextSection(text) }];
}
