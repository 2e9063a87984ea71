import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import type { Database, Tables } from "../schema.ts";

export async function findFacts(db: Database, orderId: string): Promise<PaymentFact[]> {
  const rows = db.selectFrom("payment_facts").selectAll().where("order_id", "=", orderId);
  return (await rows.orderBy("at").execute()).map(toFact);
}

export async function insertFacts(
  db: Database,
  orderId: string,
  facts: readonly PaymentFact[],
): Promise<void> {
  for (const { externalId, ...fact } of facts) {
    const row = { ...fact, order_id: orderId, external_id: externalId };
    await db.insertInto("payment_facts").values(row).execute();
  }
}

export function toFact(row: Tables["payment_facts"]): PaymentFact {
  const { kind, reference, at, source, amount, external_id: externalId, note } = row;
  return { kind, reference, at, source, amount, externalId, note };
}
