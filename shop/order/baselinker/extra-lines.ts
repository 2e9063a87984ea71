import type { Order } from "../order.ts";
import type { ExternalLine } from "./external-order.ts";

/** What an order has in BaseLinker besides its products, for which BaseLinker has no field. */
export function listExtraLines({ discount, gift }: Pick<Order, "discount" | "gift">) {
  const lines: ExternalLine[] = [];
  const line = { productId: "", quantity: 1 };
  if (discount) lines.push({ ...line, name: `Rabat (${discount.code})`, price: -discount.amount });
  if (gift && gift.wrapping > 0)
    lines.push({ ...line, name: "Pakowanie prezentu", price: gift.wrapping });
  return lines;
}
