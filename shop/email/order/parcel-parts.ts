import { createParcelRows, listParcels } from "../../order/delivery/parcel.ts";
import { formatArrival } from "../../order/delivery/order-promise.ts";
import type { OrderRecord } from "../../order/status/order-timeline.ts";
import type { OnlineShop } from "../../payment/pay-order.ts";
import type { DetailRow, EmailPart } from "../email-content.ts";

export function createParcelParts(record: OrderRecord, shop: OnlineShop): EmailPart[] {
  const { order, timeline } = record;
  const common = [
    ...(order.locker ? [{ label: "Paczkomat", value: order.locker }] : []),
    createTimeRow(record, shop),
  ];
  const parcels = listParcels(timeline);
  if (parcels.length === 0) return [{ kind: "facts", facts: common }];
  return parcels.flatMap((parcel, index): EmailPart[] => [
    { kind: "facts", facts: [...createParcelRows(parcel), ...(index === 0 ? common : [])] },
    ...createLink(parcel.url),
  ]);
}

/** The promised day, unless it had passed when the parcel left. */
function createTimeRow(record: OrderRecord, shop: OnlineShop): DetailRow {
  const { order, timeline } = record;
  const arrival = formatArrival(record, shop);
  return arrival === undefined || timeline.dispatchedAt! > order.promise!.deliveredBy
    ? { label: "Czas dostawy", value: order.delivery.time }
    : { label: "Paczka u Ciebie", value: arrival };
}

function createLink(url: string): EmailPart[] {
  return url ? [{ kind: "link", label: "Śledź przesyłkę", url }] : [];
}
