import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { StoredAttempt } from "./payu-attempt.ts";

export function addFact(
  attempt: StoredAttempt,
  fact: Pick<PaymentFact, "kind"> & Partial<PaymentFact>,
  { store, now }: PaymentDeps,
) {
  return store.payments.change(attempt.order.id, ({ facts }) => {
    const known = facts.some(
      ({ kind, reference }) => kind === fact.kind && reference === attempt.reference,
    );
    const added = createFact(fact.kind, attempt, { at: now(), source: "payu", ...fact });
    return known ? undefined : { facts: [added], now: now() };
  });
}

export function createFact(
  kind: PaymentFact["kind"],
  { reference, amount }: Pick<StoredAttempt, "reference" | "amount">,
  rest: Pick<PaymentFact, "at" | "source"> & Partial<PaymentFact>,
): PaymentFact {
  return { externalId: "", note: "", ...rest, kind, reference, amount };
}
