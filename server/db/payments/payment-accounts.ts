import type { AccountedOrder } from "../../../shop/payment/account.ts";
import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import type { Grosze } from "../../../shop/price.ts";
import { chunks } from "../chunk.ts";
import { toFact } from "./payment-rows.ts";
import type { Database, JobKind } from "../schema.ts";

export type Account = AccountedOrder & {
  orderId: string;
  number: string;
  /** All facts of the order, oldest first. */
  facts: readonly PaymentFact[];
};

export type AccountFilter = {
  since?: number | undefined;
  until?: number | undefined;
  number?: string | undefined;
};

/** An order with more or less money than it costs. */
export type UnbalancedOrder = {
  number: string;
  total: Grosze;
  received: Grosze;
  /** Without rejected refunds. */
  refunded: Grosze;
  cancelled: boolean;
  paid: boolean;
};

/** Returns the orders whose money moved in the period, in the order of their numbers. */
export async function listAccounts(
  db: Database,
  { since, until, number }: AccountFilter,
): Promise<Account[]> {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "total", "paid_at", "cancelled_at"])
    .$if(number !== undefined, (query) => query.where("number", "=", number!))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("payment_facts")
          .select("reference")
          .whereRef("order_id", "=", "orders.id")
          .$if(since !== undefined, (facts) => facts.where("at", ">=", since!))
          .$if(until !== undefined, (facts) => facts.where("at", "<", until!)),
      ),
    )
    .orderBy("accepted_at")
    .orderBy("number")
    .execute();
  const facts = await findFactsOf(db, orders);
  return orders.map(({ id, number: orderNumber, total, paid_at, cancelled_at }) => ({
    orderId: id,
    number: orderNumber,
    total,
    paidAt: paid_at ?? undefined,
    cancelledAt: cancelled_at ?? undefined,
    facts: facts.get(id) ?? [],
  }));
}

async function findFactsOf(db: Database, orders: readonly { id: string }[]) {
  const found = new Map<string, PaymentFact[]>();
  for (const chunk of chunks(orders)) {
    const ids = chunk.map(({ id }) => id);
    const rows = db.selectFrom("payment_facts").selectAll().where("order_id", "in", ids);
    for (const row of await rows.orderBy("at").execute())
      found.set(row.order_id, [...(found.get(row.order_id) ?? []), toFact(row)]);
  }
  return found;
}

/** Returns orders with money whose sum is not their total, oldest first. */
export async function listUnbalanced(db: Database): Promise<UnbalancedOrder[]> {
  const sums = db
    .selectFrom("payment_facts")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["number", "total", "paid_at", "cancelled_at", "accepted_at"])
    .select((eb) => {
      const sumOf = (...kinds: PaymentFact["kind"][]) =>
        eb.fn.coalesce(eb.fn.sum<number>("amount").filterWhere("kind", "in", kinds), eb.val(0));
      return [
        sumOf("payment-completed", "transfer-received").as("received"),
        sumOf("refund-requested").as("requested"),
        sumOf("refund-rejected").as("rejected"),
      ];
    })
    .groupBy(["orders.id", "number", "total", "paid_at", "cancelled_at", "accepted_at"])
    .orderBy("accepted_at");
  return (await sums.execute())
    .map(({ number, total, paid_at, cancelled_at, ...amounts }) => ({
      number,
      total,
      // PostgreSQL returns sums as text.
      received: Number(amounts.received),
      refunded: Number(amounts.requested) - Number(amounts.rejected),
      paid: paid_at !== null,
      cancelled: cancelled_at !== null,
    }))
    .filter(({ received, refunded, total }) => received > 0 && received - refunded !== total);
}

export type StuckJob = { kind: JobKind; reference: string; queuedAt: number; failed: boolean };

/** Returns jobs that have failed, or that were queued before a time and are not done. */
export async function listStuckJobs(
  db: Database,
  kind: JobKind,
  queuedBefore: number,
): Promise<StuckJob[]> {
  const jobs = await db
    .selectFrom("jobs")
    .select(["kind", "reference", "queued_at as queuedAt", "failed_at"])
    .where("kind", "=", kind)
    .where("done_at", "is", null)
    .where((job) => job.or([job("failed_at", "is not", null), job("queued_at", "<", queuedBefore)]))
    .orderBy("queued_at")
    .execute();
  return jobs.map(({ failed_at, ...job }) => ({ ...job, failed: failed_at !== null }));
}
