import { sql, type ExpressionBuilder } from "kysely";
import type { CodeRejection } from "../../../shop/order/discount/apply-code.ts";
import type { Order } from "../../../shop/order/order.ts";
import type { Database, Tables } from "../schema.ts";

/** The mailbox is stored only where the code asks whose it was. */
export type CodeUse = { code: string; mailbox: string | null };

export type FoundCode = { use: CodeUse; take: () => void } | { rejection: CodeRejection };

type Request = { draft: Pick<Order, "key" | "discount">; mailbox?: string | undefined };

/**
 * An order gives its code back by being cancelled, and by a completed refund of its whole price
 * before it is dispatched: nobody can send it then.
 */
export function currentUses(db: Pick<ExpressionBuilder<Tables, never>, "selectFrom">) {
  return db
    .selectFrom("code_uses")
    .innerJoin("orders", "orders.id", "code_uses.order_id")
    .where("orders.cancelled_at", "is", null)
    .where((row) =>
      row.or([
        row("orders.dispatched_at", "is not", null),
        row("orders.total", ">", completedPriceReduction()),
      ]),
    );
}

/** What `calculatePrice` takes off for refunds, of those whose money has left. */
function completedPriceReduction() {
  const sumOf = (kind: "refund-completed" | "price-kept") =>
    sql`(select coalesce(sum(fact.amount), 0) from payment_facts as fact
      where fact.order_id = orders.id and fact.kind = ${sql.lit(kind)}
      and exists (select 1 from payment_facts as done where done.order_id = orders.id
        and done.reference = fact.reference and done.kind = 'refund-completed')
      and not exists (select 1 from payment_facts as restored where restored.order_id = orders.id
        and restored.reference = fact.reference and restored.kind = 'price-restored'))`;
  return sql<number>`${sumOf("refund-completed")} - ${sumOf("price-kept")}`;
}

/**
 * Opens the codes of orders that are about to be stored; each finds its own, and takes it once it is
 * accepted. Call in the transaction that stores them, after its lock.
 */
export async function openCodes(db: Database, requests: readonly Request[]) {
  const codes = new Map<string, Awaited<ReturnType<typeof openCode>>>();
  for (const { draft } of requests) {
    const code = draft.discount?.code;
    if (code !== undefined && !codes.has(code)) codes.set(code, await openCode(db, code));
  }
  return ({ draft, mailbox }: Request): FoundCode | undefined =>
    draft.discount && codes.get(draft.discount.code)!.find(mailbox ?? null);
}

/** Whether a cancelled order can have its code again; it still has its use. */
export async function canReuseCode(
  db: Database,
  { id, discount }: Pick<Order, "id" | "discount">,
): Promise<boolean> {
  if (!discount) return true;
  const use = db.selectFrom("code_uses").select("mailbox").where("order_id", "=", id);
  const mailbox = (await use.executeTakeFirst())?.mailbox ?? null;
  return "use" in (await openCode(db, discount.code)).find(mailbox, { isReopened: true });
}

async function openCode(db: Database, code: string) {
  const row = await db
    .selectFrom("codes")
    .select(["max_uses", "once_per_customer", "ended_at"])
    .where("code", "=", code)
    .executeTakeFirst();
  const uses = await currentUses(db)
    .select("code_uses.mailbox")
    .where("code_uses.code", "=", code)
    .execute();
  const mailboxes = new Set(uses.map(({ mailbox }) => mailbox));
  let count = uses.length;
  return {
    find(mailbox: string | null, { isReopened = false } = {}): FoundCode {
      if (!row) return { rejection: { kind: "unknown" } };
      // What was promised before the code was ended stays promised.
      if (row.ended_at !== null && !isReopened) return { rejection: { kind: "ended" } };
      if (count >= (row.max_uses ?? Infinity)) return { rejection: { kind: "used-up" } };
      const isOnce = row.once_per_customer === 1 && mailbox !== null;
      if (isOnce && mailboxes.has(mailbox)) return { rejection: { kind: "used-by-customer" } };
      const take = () => {
        count += 1;
        mailboxes.add(mailbox);
      };
      return { use: { code, mailbox: isOnce ? mailbox : null }, take };
    },
  };
}
