import type { Kysely } from "kysely";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import type { Tables } from "../../server/db/schema.ts";
import type { FakePayu } from "../fakes/payu/payu.ts";

/**
 * Compares the money at PayU with the shop's facts, to the grosz, and the facts with the orders.
 * Returns all violations and statistics.
 */
export async function verifyPayments(db: Kysely<Tables>, payu: FakePayu) {
  const facts = await db.selectFrom("payment_facts").selectAll().execute();
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "total", "paid_at", "cancelled_at"])
    .execute();
  const mails = await db.selectFrom("emails").select(["kind", "order_id"]).execute();
  const failures: string[] = [];
  const expect = (holds: boolean, violation: string) => holds || failures.push(violation);
  const balances = payu.account.balances();
  const started = factsOf("attempt-started");
  const completed = factsOf("payment-completed");

  for (const [reference, { paid, total }] of Object.entries(balances)) {
    expect(started.has(reference), `PayU has ${reference}, which the shop never stored`);
    expect(paid === 0 || paid === total, `${reference} is paid in part`);
    const known = completed.get(reference)?.amount ?? 0;
    expect(known === paid, `PayU took ${paid} for ${reference}, the shop knows of ${known}`);
  }
  for (const reference of completed.keys()) {
    expect(reference in balances, `${reference} is paid in the shop alone`);
  }
  for (const { id, number, total, paid_at: paidAt, cancelled_at: cancelledAt } of orders) {
    const received = [...completed.values()]
      .filter((fact) => fact.order_id === id)
      .reduce((sum, { amount }) => sum + amount, 0);
    const isPaid = received >= total && cancelledAt === null;
    expect((paidAt !== null) === isPaid, `${number}: ${received} of ${total}, paid at ${paidAt}`);
    const kinds = mails.filter((mail) => mail.order_id === id).map(({ kind }) => kind);
    const paidMails = kinds.filter((kind) => kind === "order-paid").length;
    expect(paidMails === (isPaid ? 1 : 0), `${number} has ${paidMails} mails about its payment`);
    const reported = kinds.includes("payment-discrepancy");
    expect(
      reported === received > total,
      `${number}: ${received} of ${total} reported: ${reported}`,
    );
  }
  expect(payu.account.wrongSums.length === 0, `wrong sums: ${payu.account.wrongSums.join()}`);
  return {
    failures,
    figures: {
      attempts: started.size,
      paid: completed.size,
      paidTwice: completed.size - new Set([...completed.values()].map((f) => f.order_id)).size,
    },
  };

  function factsOf(kind: PaymentFact["kind"]) {
    return new Map(facts.filter((fact) => fact.kind === kind).map((f) => [f.reference, f]));
  }
}
