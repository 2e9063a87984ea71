import type { AccountedOrder } from "../../../shop/payment/payment-state.ts";
import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import { findFactsOf } from "./payment-facts.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import type { Database, Tables } from "../schema.ts";

export type Account = AccountedOrder & {
  orderId: string;
  number: string;
  facts: readonly PaymentFact[];
};

export type AccountFilter = {
  since?: number | undefined;
  until?: number | undefined;
  number?: string | undefined;
};

export type UnbalancedOrder = Account & { dispatchedAt?: number | undefined };

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
  return orders.map((order) => toAccount(order, facts));
}

type AccountRow = Pick<Tables["orders"], "id" | "number" | "total" | "paid_at" | "cancelled_at">;

function toAccount(
  { id, number, total, paid_at, cancelled_at }: AccountRow,
  facts: ReadonlyMap<string, PaymentFact[]>,
): Account {
  return {
    orderId: id,
    number,
    total,
    paidAt: paid_at ?? undefined,
    cancelledAt: cancelled_at ?? undefined,
    facts: facts.get(id) ?? [],
  };
}

export async function listUnbalanced(db: Database): Promise<UnbalancedOrder[]> {
  const orders = await db
    .selectFrom("orders")
    .leftJoin("payment_facts", "payment_facts.order_id", "orders.id")
    .select(["id", "orders.number", "total", "paid_at", "cancelled_at", "dispatched_at"])
    .select((eb) => {
      const sumOf = (...kinds: PaymentFact["kind"][]) =>
        eb.fn.coalesce(eb.fn.sum<number>("amount").filterWhere("kind", "in", kinds), eb.val(0));
      return [
        sumOf("payment-completed", "transfer-received").as("received"),
        sumOf("refund-requested").as("returned"),
      ];
    })
    .groupBy(["id", "orders.number", "total", "paid_at", "cancelled_at", "dispatched_at"])
    .orderBy("accepted_at")
    .execute();
  const unbalanced = orders.filter(({ total, paid_at, cancelled_at, received, returned }) => {
    // PostgreSQL returns sums as text.
    if (cancelled_at !== null || Number(returned) > 0) return Number(received) > 0;
    return Number(received) !== (paid_at === null ? 0 : total);
  });
  const facts = await findFactsOf(db, unbalanced);
  return unbalanced.map((order) => ({
    ...toAccount(order, facts),
    dispatchedAt: order.dispatched_at ?? undefined,
  }));
}

export type StuckJob = { kind: JobKind; reference: string; queuedAt: number; failed: boolean };

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
