import type { Order } from "../../../shop/order/order.ts";
import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import type { Grosze } from "../../../shop/price.ts";
import { PayuFailure } from "../../payu/failure.ts";
import type { PayuOrder } from "../../payu/schemas.ts";
import { createFact } from "./attempt-facts.ts";
import { changeOrder } from "../../orders/change-order.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { toReport } from "./receive-notification.ts";
import { storeReport } from "./store-report.ts";

export type FoundPayment =
  | { kind: "recorded"; reference: string; amount: Grosze; paid: boolean }
  | { kind: "unknown" }
  | { kind: "unfinished"; status: PayuOrder["status"] }
  /** Of another point of sale, or in another currency. */
  | { kind: "foreign" }
  | { kind: "other-order"; number: string }
  | { kind: "unavailable"; reason: string };

/**
 * Records a payment that the owner has found in PayU's panel as an attempt of this order, so that it
 * can be refunded through PayU.
 */
export async function recordFound(
  order: Order,
  externalId: string,
  deps: PaymentDeps,
): Promise<FoundPayment> {
  try {
    const found = await deps.payu.findOrder(externalId);
    if (!found) return { kind: "unknown" };
    return (await findRejection(order, found, deps)) ?? (await record(order, found, deps));
  } catch (error) {
    if (!(error instanceof PayuFailure)) throw error;
    return { kind: "unavailable", reason: error.message };
  }
}

async function findRejection(
  { id, number }: Order,
  { orderId, extOrderId, merchantPosId, currencyCode, status }: PayuOrder,
  { store, posId }: PaymentDeps,
): Promise<FoundPayment | undefined> {
  if ((merchantPosId ?? posId) !== posId || currencyCode !== "PLN") return { kind: "foreign" };
  const named = parseNumber(extOrderId);
  if (named !== undefined && named !== number && (await store.orders.findByNumber(named)))
    return { kind: "other-order", number: named };
  const recorded = await store.payments.findOrderOfPayu(orderId);
  if (recorded !== undefined && recorded !== id) {
    const [other = ""] = await store.payments.findNumbers([recorded]);
    return { kind: "other-order", number: other };
  }
  return status === "COMPLETED" ? undefined : { kind: "unfinished", status };
}

function parseNumber(reference = ""): string | undefined {
  return /^(.+)-\d+$/.exec(reference)?.[1];
}

async function record(order: Order, found: PayuOrder, deps: PaymentDeps): Promise<FoundPayment> {
  const { orderId: externalId, extOrderId, totalAmount: amount } = found;
  const isAttempt = extOrderId !== undefined && parseNumber(extOrderId) === order.number;
  // What the owner has created in PayU's panel has no reference of the shop.
  const reference = isAttempt ? extOrderId : externalId;
  await addAttempt(order, { reference, amount, externalId }, deps);
  await storeReport(toReport(found, reference, "payu"), deps);
  const record = await deps.store.orders.findRecord("id", order.id);
  return { kind: "recorded", reference, amount, paid: record?.timeline.paidAt !== undefined };
}

async function addAttempt(
  order: Order,
  attempt: Pick<PaymentFact, "reference" | "amount" | "externalId">,
  deps: PaymentDeps,
): Promise<void> {
  const { reference, externalId } = attempt;
  await changeOrder(deps, { id: order.id }, ({ facts }, at) => {
    const started = createFact("attempt-started", attempt, { at, source: "owner", note: "page" });
    const opened = createFact("attempt-opened", attempt, { at, source: "payu", externalId });
    const added = [started, opened].filter(
      ({ kind }) => !facts.some((fact) => fact.kind === kind && fact.reference === reference),
    );
    return { by: "owner", facts: added };
  });
}
