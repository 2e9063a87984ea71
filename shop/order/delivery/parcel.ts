import type { DetailRow } from "../../email/email-content.ts";
import { createTrackingUrl, findCarrier } from "./carrier.ts";
import type { OrderTimeline } from "../status/order-timeline.ts";

/** `packed`: the carrier does not have it yet. */
export type ParcelState = "packed" | "on-the-way" | "waiting" | "delivered" | "returned" | "lost";

export type Parcel = {
  /** The carrier's id where the shop knows it, else its name. */
  courier: string;
  number: string;
  /** Where it is tracked; empty when nobody knows. */
  url: string;
  state: ParcelState;
  /** When it came to its state, in milliseconds since 1970. */
  at: number;
};

const labels: Record<ParcelState, string> = {
  packed: "Przygotowana do wysyłki",
  "on-the-way": "W drodze",
  waiting: "Czeka na odbiór w punkcie",
  delivered: "Doręczona",
  returned: "Wraca do sklepu",
  lost: "Zaginęła",
};

export function describeParcelState({ state }: Parcel): string {
  return labels[state];
}

export function formatCourier({ courier }: Pick<Parcel, "courier">): string {
  return findCarrier(courier)?.label ?? courier;
}

export function createParcelRows(parcel: Pick<Parcel, "courier" | "number">): DetailRow[] {
  return [
    { label: "Przewoźnik", value: formatCourier(parcel) },
    { label: "Numer przesyłki", value: parcel.number },
  ];
}

/** Returns the parcels of an order: BaseLinker's, and the one that the owner named. */
export function listParcels(timeline: OrderTimeline): readonly Parcel[] {
  const { parcels = [] } = timeline;
  const own = findOwnParcel(timeline);
  return own && !parcels.some(({ number }) => number === own.number) ? [own, ...parcels] : parcels;
}

export function findOwnParcel(timeline: OrderTimeline): Parcel | undefined {
  const { carrier, trackingNumber: number, dispatchedAt: at } = timeline;
  if (carrier === undefined || number === undefined || at === undefined) return undefined;
  const known = findCarrier(carrier);
  const url = known ? createTrackingUrl(known, number) : "";
  return { courier: carrier, number, url, state: "on-the-way", at };
}

type ReadParcels = { read: readonly Parcel[]; replaced: readonly string[]; now: number };

/** Returns the parcels as they are now; a state keeps its time, and a corrected number is none. */
export function updateParcels(
  before: readonly Parcel[],
  { read, replaced, now }: ReadParcels,
): Parcel[] {
  return read
    .filter(({ number }) => !replaced.includes(number))
    .map((parcel) => {
      const known = before.find(({ number }) => number === parcel.number);
      if (known && known.state === parcel.state) return { ...parcel, at: known.at };
      return { ...parcel, at: parcel.at > 0 ? Math.min(parcel.at, now) : now };
    });
}
