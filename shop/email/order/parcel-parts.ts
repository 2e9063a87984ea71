import { findCarrier, createTrackingUrl } from "../../order/delivery/carrier.ts";
import type { OrderRecord } from "../../order/status/order-timeline.ts";
import { createParcelRows } from "../../order/delivery/parcel-rows.ts";
import type { EmailPart } from "../email-content.ts";

export function createParcelParts({ order, timeline }: OrderRecord): EmailPart[] {
  const locker = { label: "Paczkomat", value: order.locker };
  const facts = [
    ...createParcelRows(timeline),
    ...(order.locker ? [locker] : []),
    { label: "Czas dostawy", value: order.delivery.time },
  ];
  const carrier = findCarrier(timeline.carrier);
  if (!carrier) return [{ kind: "facts", facts }];
  const url = createTrackingUrl(carrier, timeline.trackingNumber ?? "");
  return [
    { kind: "facts", facts },
    { kind: "link", label: "Śledź przesyłkę", url },
  ];
}
