import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import { queueMails } from "../emails/emails.ts";
import type { Mail } from "../emails/email.ts";
import {
  listAccounts,
  listStuckJobs,
  listUnbalanced,
  type AccountFilter,
} from "./payment-accounts.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import type { Database } from "../schema.ts";

export function paymentsTable(db: Database) {
  return {
    findOrderOfAttempt: (reference: string) => findOrderOf(db, "attempt-started", reference),
    findOrderOfRefund: (reference: string) => findOrderOf(db, "refund-requested", reference),
    async findOrderOfPayu(externalId: string): Promise<string | undefined> {
      const facts = db.selectFrom("payment_facts").select("order_id");
      return (await facts.where("external_id", "=", externalId).executeTakeFirst())?.order_id;
    },
    listAccounts: (filter: AccountFilter) => listAccounts(db, filter),
    listUnbalanced: () => listUnbalanced(db),
    listStuck: (kind: JobKind, queuedBefore: number) => listStuckJobs(db, kind, queuedBefore),
    async findNumbers(orderIds: readonly string[]): Promise<string[]> {
      if (orderIds.length === 0) return [];
      const orders = db.selectFrom("orders").select("number").where("id", "in", orderIds);
      return (await orders.orderBy("accepted_at").execute()).map(({ number }) => number);
    },
    /** Queues a mail about no known order once, by its id. */
    async queueMailOnce(mail: Mail, now: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const known = trx.selectFrom("emails").select("id").where("id", "=", mail.id);
        if (!(await known.executeTakeFirst())) await queueMails(trx, [mail], now);
      });
    },
  };
}

async function findOrderOf(
  db: Database,
  kind: PaymentFact["kind"],
  reference: string,
): Promise<string | undefined> {
  const facts = db.selectFrom("payment_facts").select("order_id").where("kind", "=", kind);
  return (await facts.where("reference", "=", reference).executeTakeFirst())?.order_id;
}
