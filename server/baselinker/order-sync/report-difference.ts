import type { Difference } from "../../../shop/order/baselinker/differences.ts";
import type { OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import type { Change } from "../../orders/change-order.ts";

/** Nothing of the order changes: the owner is told how it is on both sides. */
export function reportDifference(
  { order: { number } }: Pick<OrderRecord, "order">,
  difference: Difference,
): Change {
  return { by: "baselinker", mails: [{ kind: "order-differs", needs: { number, difference } }] };
}
