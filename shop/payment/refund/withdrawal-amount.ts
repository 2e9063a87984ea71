import { roundShare } from "../../order/discount/split-amount.ts";
import type { Order, OrderLine } from "../../order/order.ts";
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

/**
 * Returns what was paid for the pieces, after the discount. However a line comes back in parts,
 * they add up to its price.
 * @param earlier pieces of each line that came back before
 */
export function proposePartialWithdrawal(
  { lines }: Pick<Order, "lines">,
  returned: readonly ReturnedLine[],
  earlier: readonly number[] = [],
): Grosze {
  return returned.reduce((sum, { index, quantity }) => {
    const before = earlier[index] ?? 0;
    const paidFor = (pieces: number) => calculatePaid(lines[index]!, pieces);
    return sum + paidFor(before + quantity) - paidFor(before);
  }, 0);
}

function calculatePaid({ unitPrice, quantity, discount = 0 }: OrderLine, pieces: number): Grosze {
  return unitPrice * pieces - roundShare(discount, Math.min(pieces, quantity), quantity);
}

export function isWholeOrder(
  { lines }: Pick<Order, "lines">,
  returned: readonly ReturnedLine[],
): boolean {
  return lines.every(({ quantity }, at) =>
    returned.some((line) => line.index === at && line.quantity === quantity),
  );
}
