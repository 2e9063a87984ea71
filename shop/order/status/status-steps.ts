import { formatDateTime } from "../../time/date-time.ts";
import { isPaidOnDelivery, isPickup, type OrderRecord } from "./order-timeline.ts";

export type CompletedStep = { label: string; at: string; formatted: string };

export function listCompletedSteps({ order, timeline }: OrderRecord): CompletedStep[] {
  const steps: [string, number | undefined][] = [
    ["Złożone", order.acceptedAt],
    ["Potwierdzone", timeline.confirmedAt],
    ["Opłacone", timeline.paidAt],
    [getDispatchLabel({ order }), timeline.dispatchedAt],
    ["Zakończone", timeline.completedAt],
    ["Anulowane", timeline.cancelledAt],
  ];
  return steps
    .filter((step): step is [string, number] => step[1] !== undefined)
    .sort(([, one], [, other]) => one - other)
    .map(([label, at]) => ({
      label,
      at: new Date(at).toISOString(),
      formatted: formatDateTime(at),
    }));
}

export function listUpcomingSteps({ order, timeline }: OrderRecord): string[] {
  if (timeline.cancelledAt !== undefined || timeline.completedAt !== undefined) return [];
  return [
    ...(timeline.confirmedAt === undefined ? ["Potwierdzone"] : []),
    ...(timeline.paidAt === undefined && !isPaidOnDelivery(order) ? ["Opłacone"] : []),
    ...(timeline.dispatchedAt === undefined ? [getDispatchLabel({ order })] : []),
    "Zakończone",
  ];
}

function getDispatchLabel({ order }: Pick<OrderRecord, "order">): string {
  return isPickup(order) ? "Gotowe do odbioru" : "Wysłane";
}
