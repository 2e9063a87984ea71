import { createParcelRows } from "../../order/delivery/parcel-rows.ts";
import { listParcels } from "../../order/delivery/parcel.ts";
import type { OrderRecord } from "../../order/status/order-timeline.ts";
import type { EmailPart } from "../email-content.ts";

export function createParcelParts({ order, timeline }: OrderRecord): EmailPart[] {
  const common = [
    ...(order.locker ? [{ label: "Paczkomat", value: order.locker }] : []),
    { label: "Czas dostawy", value: order.delivery.time },
  ];
  const [first, ...others] = listParcels(timeline);
  if (!first) return [{ kind: "facts", facts: common }];
  return [
    { kind: "facts", facts: [...createParcelRows(first), ...common] },
    ...createLink(first.url),
    ...others.flatMap((parcel): EmailPart[] => [
      { kind: "facts", facts: createParcelRows(parcel) },
      ...createLink(parcel.url),
    ]),
  ];
}

function createLink(url: string): EmailPart[] {
  return url ? [{ kind: "link", label: "Śledź przesyłkę", url }] : [];
}
