import { calculateLineTotal, type Order } from "../../order/order.ts";
import type { Grosze } from "../../price.ts";
import type { DeliveryOption } from "../../shop-config.ts";

export type ReturnedLine = { index: number; quantity: number };

/**
 * Proposes what a withdrawal from the whole contract gives back: everything, but delivery only up to
 * the cheapest ordinary one (articles 32 and 33 of the Polish consumer rights act). Picking up is no
 * delivery. The fee for cash on delivery is a payment like any other.
 */
export function proposeWithdrawal(
  { total, delivery }: Pick<Order, "total" | "delivery">,
  deliveryOptions: readonly Pick<DeliveryOption, "fulfilment" | "price">[],
): Grosze {
  const ordinary = deliveryOptions
    .filter(({ fulfilment }) => fulfilment !== "pickup")
    .map(({ price }) => price);
  return total - delivery.price + Math.min(delivery.price, ...ordinary);
}

export function proposePartialWithdrawal(
  { lines }: Pick<Order, "lines">,
  returned: readonly ReturnedLine[],
): Grosze {
  return returned.reduce(
    (sum, { index, quantity }) => sum + calculateLineTotal({ ...lines[index]!, quantity }),
    0,
  );
}

export function isWholeOrder(
  { lines }: Pick<Order, "lines">,
  returned: readonly ReturnedLine[],
): boolean {
  return lines.every(({ quantity }, at) =>
    returned.some((line) => line.index === at && line.quantity === quantity),
  );
}
