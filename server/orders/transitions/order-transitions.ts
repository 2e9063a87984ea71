import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import {
  applyTransition,
  type OrderTransition,
  type TransitionResult,
} from "../../../shop/order/status/order-transition.ts";
import { receiveTransfer } from "../../../shop/payment/transfer/receive-transfer.ts";
import { isSettled, summarisePayments } from "../../../shop/payment/payment-summary.ts";
import type { Grosze } from "../../../shop/price.ts";
import { lockNumbers } from "../../db/orders/insert-orders.ts";
import { findParcelOwner } from "../../db/orders/orders.ts";
import type { Database } from "../../db/schema.ts";
import { changeOrderIn, type Change, type ChangeDeps } from "../change-order.ts";

export type OrderTransitionResult =
  | TransitionResult
  /** Nothing was recorded: PayU may still report the money of these attempts. */
  | { kind: "unsettled"; attempts: readonly string[] }
  /** The payment of a cancelled order was recorded; the order stays cancelled. */
  | { kind: "received"; amount: Grosze }
  /** Something else is due by now than the transfer brought. */
  | { kind: "other-amount"; due: Grosze }
  /** Another order has this tracking number; two orders may share a parcel, which can be forced. */
  | { kind: "tracking-taken"; by: string }
  | { kind: "absent" };

export function createOrderTransitions(deps: ChangeDeps) {
  return {
    async apply(
      number: string,
      transition: OrderTransition,
      force = false,
    ): Promise<OrderTransitionResult> {
      let result: OrderTransitionResult = { kind: "absent" };
      await deps.store.transaction(async (trx) => {
        const takenBy = force ? undefined : await findTakenBy(trx, number, transition);
        await changeOrderIn(trx, deps, { number }, (record, now) => {
          const decided = decide(record, { transition, force, takenBy }, now);
          result = decided.result;
          return decided.change;
        });
      });
      return result;
    },
  };
}

async function findTakenBy(trx: Database, number: string, transition: OrderTransition) {
  if (transition.kind !== "dispatch" || transition.trackingNumber === undefined) return undefined;
  // Parcels wait for each other: of two with one number the second sees the first.
  await lockNumbers(trx);
  const numbers = [number, ...(transition.sharedWith ?? [])];
  return findParcelOwner(trx, transition.trackingNumber, numbers);
}

type Request = { transition: OrderTransition; force: boolean; takenBy: string | undefined };
type Decision = { result: OrderTransitionResult; change?: Change };

function decide(
  record: OrderWithFacts,
  { transition, force, takenBy }: Request,
  now: number,
): Decision {
  const result = applyTransition(record, transition, now, force);
  const pay = transition.kind === "pay" ? transition : undefined;
  const transfer = pay && receiveTransfer(record, now, pay.transfer?.id);
  const facts = transfer ? [transfer] : [];
  if (pay?.transfer && transfer && transfer.amount !== pay.transfer.amount)
    return { result: { kind: "other-amount", due: transfer.amount } };
  const attempts = transfer && !pay?.byHand ? listUnsettled(record) : [];
  if (attempts.length > 0 && result.kind !== "unchanged")
    return { result: { kind: "unsettled", attempts } };
  if (result.kind === "done" && takenBy !== undefined)
    return { result: { kind: "tracking-taken", by: takenBy } };
  if (result.kind === "done")
    return { result, change: { by: "owner", timeline: result.timeline, facts } };
  const isLate = result.kind === "refused" && result.rejection === "cancelled";
  if (!isLate || !transfer || !force) return { result };
  return { result: { kind: "received", amount: transfer.amount }, change: { by: "owner", facts } };
}

function listUnsettled({ facts }: OrderWithFacts): string[] {
  const { attempts } = summarisePayments(facts);
  return attempts.filter((attempt) => !isSettled(attempt)).map(({ reference }) => reference);
}
