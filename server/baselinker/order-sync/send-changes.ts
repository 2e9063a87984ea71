import type { ExternalState } from "../../../shop/order/baselinker/external-order.ts";
import { findOwnParcel, type Parcel } from "../../../shop/order/delivery/parcel.ts";
import { getOrderState, type OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import type { Baselinker } from "../client/baselinker.ts";
import { createFingerprint } from "../client/orders.ts";
import { contactParams } from "../order-export/add-order-params.ts";
import type { Statuses } from "./account-statuses.ts";

/** By so much the window of the limit is longer than a minute. */
const freshMs = 1000;

export type Synced = { record: OrderRecord; state: ExternalState };

/** Takes the permits of a reading and what follows it at once, so that little time lies between. */
export function createPermits(acquire: (count: number) => Promise<void>, now: () => number) {
  let ready = 0;
  let takenAt = 0;
  return {
    async prepare(count: number): Promise<void> {
      await acquire(count);
      ready = count;
      takenAt = now();
    },
    async take(): Promise<void> {
      if (ready > 0 && now() - takenAt < freshMs) ready -= 1;
      else await acquire(1);
    },
  };
}

type Sender = {
  baselinker: Baselinker;
  statuses: Statuses;
  parcels: readonly Parcel[] | undefined;
};

/** Returns what is agreed on by what was sent. */
export async function sendChanges(
  externalId: string,
  { record, state }: Synced,
  { baselinker, statuses, parcels }: Sender,
): Promise<Partial<ExternalState>> {
  const sent: Partial<ExternalState> = {};
  const step = getOrderState(record.timeline);
  const parcel = findParcelToSend(record, state, parcels);
  if (parcel) await baselinker.addParcel(externalId, parcel);
  const { trackingNumber } = record.timeline;
  if (trackingNumber !== undefined && trackingNumber !== state.tracking) {
    sent.tracking = trackingNumber;
    if (state.tracking !== undefined)
      sent.replaced = [...state.replaced, state.tracking].filter((each) => each !== trackingNumber);
  }
  if (step !== state.step) {
    const status = statuses.statusOf(record);
    if (status !== undefined && status !== state.status) {
      await baselinker.setOrderStatus(externalId, status);
      Object.assign(sent, { status, statusAt: undefined });
    }
    sent.step = step;
  }
  const contact = findContactToSend(record, state);
  if (contact === undefined) return sent;
  if (state.contact !== undefined)
    await baselinker.setOrderFields(externalId, contactParams(record.order));
  return { ...sent, contact };
}

/** Returns the fingerprint of a customer that BaseLinker does not have. */
export function findContactToSend(
  { order }: Pick<OrderRecord, "order">,
  { contact: known }: Pick<ExternalState, "contact">,
): string | undefined {
  const contact = createFingerprint(contactParams(order));
  return contact === known ? undefined : contact;
}

/** The parcel that BaseLinker is to be told of. */
function findParcelToSend(
  { timeline }: Pick<OrderRecord, "timeline">,
  state: ExternalState,
  read: readonly Parcel[] | undefined,
): Parcel | undefined {
  const own = findOwnParcel(timeline);
  if (!own || own.number === state.tracking || !read) return undefined;
  return read.some(({ number }) => number === own.number) ? undefined : own;
}
