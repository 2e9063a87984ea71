import type { ExternalState } from "../../../shop/order/baselinker/external-order.ts";
import { findOwnParcel, type Parcel } from "../../../shop/order/delivery/parcel.ts";
import { getOrderState, type OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import type { Baselinker } from "../client/baselinker.ts";
import { whenRefused, type BaselinkerFailure } from "../client/failure.ts";
import { createFingerprint } from "../client/orders.ts";
import { buyerParams, contactParams } from "../order-export/customer-params.ts";
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

export type Sent = {
  /** What is agreed on by what was sent. */
  sent: Partial<ExternalState>;
  refused: readonly BaselinkerFailure[];
};

/** Sends each change by itself: one that BaseLinker refuses holds up no other. */
export async function sendChanges(
  externalId: string,
  synced: Synced,
  sender: Sender,
): Promise<Sent> {
  let sent: Partial<ExternalState> = {};
  const refused: BaselinkerFailure[] = [];
  for (const send of [sendParcel, sendStatus, sendCustomer]) {
    const changed = await whenRefused(send(externalId, synced, sender), (failure) => {
      refused.push(failure);
      return {};
    });
    sent = { ...sent, ...changed };
  }
  return { sent, refused };
}

async function sendParcel(
  externalId: string,
  { record, state }: Synced,
  { baselinker, parcels }: Sender,
): Promise<Partial<ExternalState>> {
  // A number named since the order was read waits for the next reading.
  if (!parcels) return {};
  const parcel = findParcelToSend(record, state, parcels);
  if (parcel) await baselinker.addParcel(externalId, parcel);
  const { trackingNumber: tracking } = record.timeline;
  if (tracking === undefined || tracking === state.tracking) return {};
  if (state.tracking === undefined) return { tracking };
  const replaced = [...state.replaced, state.tracking].filter((each) => each !== tracking);
  return { tracking, replaced };
}

async function sendStatus(
  externalId: string,
  { record, state }: Synced,
  { baselinker, statuses }: Sender,
): Promise<Partial<ExternalState>> {
  const step = getOrderState(record.timeline);
  if (step === state.step) return {};
  const status = statuses.statusOf(record);
  if (status === undefined || status === state.status) return { step };
  await baselinker.setOrderStatus(externalId, status);
  return { status, statusAt: undefined, step };
}

async function sendCustomer(
  externalId: string,
  { record, state }: Synced,
  { baselinker }: Sender,
): Promise<Partial<ExternalState>> {
  const { order } = record;
  const contact = findContactToSend(record, state);
  const buyer = findBuyerToSend(record, state);
  const fields = {
    ...(contact !== undefined && state.contact !== undefined && contactParams(order)),
    ...(buyer !== undefined && buyerParams(order)),
  };
  if (Object.keys(fields).length > 0) await baselinker.setOrderFields(externalId, fields);
  return { ...(contact !== undefined && { contact }), ...(buyer !== undefined && { buyer }) };
}

/** Undefined also for an order that was sent by an older version or entered by hand. */
function findBuyerToSend(
  { order }: Pick<OrderRecord, "order">,
  { buyer: known }: Pick<ExternalState, "buyer">,
): string | undefined {
  const buyer = createFingerprint(buyerParams(order));
  return known === undefined || buyer === known ? undefined : buyer;
}

/** Returns the fingerprint of a customer that BaseLinker does not have. */
export function findContactToSend(
  { order }: Pick<OrderRecord, "order">,
  { contact: known }: Pick<ExternalState, "contact">,
): string | undefined {
  const contact = createFingerprint(contactParams(order));
  return contact === known ? undefined : contact;
}

function findParcelToSend(
  { timeline }: Pick<OrderRecord, "timeline">,
  state: ExternalState,
  read: readonly Parcel[],
): Parcel | undefined {
  const own = findOwnParcel(timeline);
  if (!own || own.number === state.tracking) return undefined;
  return read.some(({ number }) => number === own.number) ? undefined : own;
}
