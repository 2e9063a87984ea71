import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import { changeOrder } from "../../orders/change-order.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { StoredAttempt } from "./payu-attempt.ts";

export function addFact(
  attempt: StoredAttempt,
  fact: Pick<PaymentFact, "kind"> & Partial<PaymentFact>,
  deps: PaymentDeps,
): Promise<void> {
  return changeOrder(deps, { id: attempt.order.id }, ({ facts }, at) => {
    const known = facts.some(
      ({ kind, reference }) => kind === fact.kind && reference === attempt.reference,
    );
    const added = createFact(fact.kind, attempt, { at, source: "payu", ...fact });
    return known ? undefined : { by: "payu", facts: [added] };
  });
}

export function createFact(
  kind: PaymentFact["kind"],
  { reference, amount }: Pick<StoredAttempt, "reference" | "amount">,
  rest: Pick<PaymentFact, "at" | "source"> & Partial<PaymentFact>,
): PaymentFact {
  return { externalId: "", note: "", ...rest, kind, reference, amount };
}
