import { chunks } from "../chunk.ts";
import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import type { Database } from "../schema.ts";

/** Facts by the ids of their orders. */
export async function findFacts(db: Database, orders: readonly { id: string }[]) {
  const found = new Map<string, PaymentFact[]>();
  for (const chunk of chunks(orders)) {
    const ids = chunk.map(({ id }) => id);
    const rows = db.selectFrom("payment_facts").selectAll().where("order_id", "in", ids);
    for (const { order_id, external_id: externalId, ...fact } of await rows.orderBy("at").execute())
      found.set(order_id, [...(found.get(order_id) ?? []), { ...fact, externalId }]);
  }
  return found;
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
