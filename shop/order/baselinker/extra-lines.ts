import type { Order } from "../order.ts";
import type { ExternalLine } from "./external-order.ts";

/** What an order has in BaseLinker besides its products, for which BaseLinker has no field. */
export function listExtraLines({ gift }: Pick<Order, "gift">): ExternalLine[] {
  const wrapping = { productId: "", name: "Pakowanie prezentu", quantity: 1 };
  return gift && gift.wrapping > 0 ? [{ ...wrapping, price: gift.wrapping }] : [];
}
