import { formatDateTime } from "../text/date-time.ts";
import { addNonBreakingSpaces } from "../text/typography.ts";
import { isPaidOnDelivery, isPickup, type OrderRecord } from "./order-timeline.ts";

export type CompletedStep = { label: string; at: string; shown: string };

export function happened({ order, life }: OrderRecord): CompletedStep[] {
  const facts: [string, number | undefined][] = [
    ["Złożone", order.acceptedAt],
    ["Potwierdzone", life.confirmedAt],
    ["Opłacone", life.paidAt],
    [sendingLabel({ order }), life.dispatchedAt],
    ["Zakończone", life.completedAt],
    ["Anulowane", life.cancelledAt],
  ];
  return facts
    .filter((fact): fact is [string, number] => fact[1] !== undefined)
    .sort(([, one], [, other]) => one - other)
    .map(([label, at]) => ({
      label,
      at: new Date(at).toISOString(),
      shown: addNonBreakingSpaces(formatDateTime(at)),
    }));
}

/** The steps that an order still has before it. */
export function ahead({ order, life }: OrderRecord): string[] {
  if (life.cancelledAt !== undefined || life.completedAt !== undefined) return [];
  return [
    ...(life.confirmedAt === undefined ? ["Potwierdzone"] : []),
    ...(life.paidAt === undefined && !isPaidOnDelivery(order) ? ["Opłacone"] : []),
    ...(life.dispatchedAt === undefined ? [sendingLabel({ order })] : []),
    "Zakończone",
  ];
}

function sendingLabel({ order }: Pick<OrderRecord, "order">): string {
  return isPickup(order) ? "Gotowe do odbioru" : "Wysłane";
}
