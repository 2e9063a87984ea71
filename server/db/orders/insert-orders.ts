import type { Insertable } from "kysely";
import type { JobChange } from "../../../shop/order/change/effects.ts";
import type { Order } from "../../../shop/order/order.ts";
import type { CodeUse } from "../codes/code-uses.ts";
import type { Mail } from "../emails/email.ts";
import { lineRows } from "./line-rows.ts";
import { orderRow, type OrderSubmitter } from "./order-rows.ts";
import { emailRow } from "../emails/emails.ts";
import { jobRow } from "../jobs/queue.ts";
import { chunks } from "../chunk.ts";
import type { Database, Tables } from "../schema.ts";

export type OrderDraft = Omit<Order, "number">;

export type OrderInsert = {
  order: Order;
  submitter: OrderSubmitter;
  codeUse?: CodeUse | undefined;
  mails: readonly Mail[];
  jobs: readonly Pick<JobChange, "kind" | "reference" | "runAt">[];
};

export async function insertOrders(db: Database, inserts: readonly OrderInsert[]): Promise<void> {
  const orders = inserts.map(({ order, submitter }) => orderRow(order, submitter));
  await insertRows(db, "orders", orders);
  await insertRows(
    db,
    "order_lines",
    inserts.flatMap(({ order }) => lineRows(order)),
  );
  await insertRows(db, "code_uses", inserts.flatMap(codeUseRows));
  const emails = inserts.flatMap(({ order, mails }) =>
    mails.map((mail) => emailRow(mail, order.id)),
  );
  await insertRows(db, "emails", emails);
  await insertRows(db, "jobs", inserts.flatMap(jobRows));
}

function codeUseRows({ order, codeUse }: OrderInsert) {
  return codeUse ? [{ ...codeUse, order_id: order.id, used_at: order.acceptedAt }] : [];
}

function jobRows({ order: { acceptedAt }, mails, jobs }: OrderInsert) {
  return [
    ...mails.map(({ id }) => jobRow("email", id, acceptedAt)),
    ...jobs.map(({ kind, reference, runAt }) => jobRow(kind, reference, acceptedAt, runAt)),
  ];
}

async function insertRows<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const chunk of chunks(rows)) await db.insertInto(table).values(chunk).execute();
}

export async function lockNumbers(db: Database): Promise<void> {
  await advanceCounter(db, 0);
}

export async function takeNumbers(db: Database, count: number): Promise<string[]> {
  if (count === 0) return [];
  const last = await advanceCounter(db, count);
  return Array.from({ length: count }, (_, index) => `L-${last - count + 1 + index}`);
}

async function advanceCounter(db: Database, by: number): Promise<number> {
  const { value } = await db
    .updateTable("counters")
    .set((row) => ({ value: row("value", "+", by) }))
    .where("name", "=", "order_number")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
