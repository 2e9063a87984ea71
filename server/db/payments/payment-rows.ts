import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import type { Tables } from "../schema.ts";

export function toFact(row: Tables["payment_facts"]): PaymentFact {
  const { kind, reference, at, source, amount, external_id: externalId, note } = row;
  return { kind, reference, at, source, amount, externalId, note };
}
