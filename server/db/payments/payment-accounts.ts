import type { Order } from "../../../shop/order/order.ts";
import type { OrderTimeline } from "../../../shop/order/status/order-timeline.ts";
import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import type { Account } from "../../../shop/payment/refund/amounts-due.ts";
import { findFacts } from "./payment-facts.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import type { Database, Tables } from "../schema.ts";

export type OrderAccount = Account & {
  order: Pick<Order, "number">;
  timeline: Pick<OrderTimeline, "dispatchedAt">;
};

export type AccountFilter = {
  since?: number | undefined;
  until?: number | undefined;
  number?: string | undefined;
};

const columns = ["id", "number", "total", "paid_at", "cancelled_at", "dispatched_at"] as const;

export async function listAccounts(
  db: Database,
  { since, until, number }: AccountFilter,
): Promise<OrderAccount[]> {
  const orders = await db
    .selectFrom("orders")
    .select(columns)
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
  return toAccounts(db, orders);
}

async function toAccounts(
  db: Database,
  rows: readonly Pick<Tables["orders"], (typeof columns)[number]>[],
): Promise<OrderAccount[]> {
  const facts = await findFacts(db, rows);
  return rows.map(({ id, number, total, paid_at, cancelled_at, dispatched_at }) => ({
    order: { number, total },
    timeline: {
      paidAt: paid_at ?? undefined,
      cancelledAt: cancelled_at ?? undefined,
      dispatchedAt: dispatched_at ?? undefined,
    },
    facts: facts.get(id) ?? [],
  }));
}

export async function listUnbalanced(db: Database): Promise<OrderAccount[]> {
  const orders = await db
    .selectFrom("orders")
    .leftJoin("payment_facts", "payment_facts.order_id", "orders.id")
    .select(columns)
    .select((eb) => {
      const sumOf = (...kinds: PaymentFact["kind"][]) =>
        eb.fn.coalesce(eb.fn.sum<number>("amount").filterWhere("kind", "in", kinds), eb.val(0));
      return [
        sumOf("payment-completed", "transfer-received").as("received"),
        sumOf("refund-requested").as("returned"),
      ];
    })
    .groupBy(columns)
    .orderBy("accepted_at")
    .orderBy("number")
    .execute();
  const unbalanced = orders.filter(({ total, paid_at, cancelled_at, received, returned }) => {
    // PostgreSQL returns sums as text.
    if (cancelled_at !== null || Number(returned) > 0) return Number(received) > 0;
    return Number(received) !== (paid_at === null ? 0 : total);
  });
  return toAccounts(db, unbalanced);
}

export function listStuckJobs(
  db: Database,
  kind: JobKind,
  queuedBefore: number,
): Promise<{ reference: string; queuedAt: number }[]> {
  return db
    .selectFrom("jobs")
    .select(["reference", "queued_at as queuedAt"])
    .where("kind", "=", kind)
    .where("done_at", "is", null)
    .where((job) => job.or([job("failed_at", "is not", null), job("queued_at", "<", queuedBefore)]))
    .orderBy("queued_at")
    .execute();
}
