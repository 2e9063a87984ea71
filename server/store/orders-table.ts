import type { Insertable, Kysely, Selectable } from "kysely";
import type { Order, OrderLine } from "../../shop/order.ts";
import type { Mail } from "../mail.ts";
import { queueMails } from "./outbox-table.ts";
import { personColumns, personOf } from "./person-columns.ts";
import type { Tables } from "./tables.ts";

export type OrderDraft = Omit<Order, "number">;

export function ordersTable(db: Kysely<Tables>) {
  return {
    /** Keeps the order and its mails, or finds the one that its key made before. */
    async acceptOrder(
      draft: OrderDraft,
      mailsFor: (order: Order) => readonly Mail[],
    ): Promise<{ order: Order; repeated: boolean }> {
      return db.transaction().execute(async (transaction) => {
        const number = await takeNumber(transaction);
        const known = await findOrder(transaction, "key", draft.key);
        if (known) return { order: known, repeated: true };
        const order: Order = { ...draft, number: `L-${number}` };
        await keepNumber(transaction, number);
        await transaction.insertInto("orders").values(orderRow(order)).execute();
        await transaction.insertInto("order_lines").values(lineRows(order)).execute();
        await queueMails(transaction, mailsFor(order), order.acceptedAt, order.id);
        return { order, repeated: false };
      });
    },
    findOrder: (id: string) => findOrder(db, "id", id),
    findOrderByKey: (key: string) => findOrder(db, "key", key),
    findOrderByNumber: (number: string) => findOrder(db, "number", number),
  };
}

/** Writes the counter to itself: from here to the commit no other process can take an order. */
async function takeNumber(db: Kysely<Tables>): Promise<number> {
  const { value } = await db
    .updateTable("counters")
    .set((counter) => ({ value: counter.ref("value") }))
    .where("name", "=", "order_number")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value + 1;
}

async function keepNumber(db: Kysely<Tables>, number: number): Promise<void> {
  await db
    .updateTable("counters")
    .set({ value: number })
    .where("name", "=", "order_number")
    .execute();
}

async function findOrder(
  db: Kysely<Tables>,
  column: "id" | "key" | "number",
  value: string,
): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where(column, "=", value)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", row.id)
    .orderBy("position")
    .execute();
  return orderOf(row, lines.map(lineOf));
}

function orderRow(order: Order): Insertable<Tables["orders"]> {
  return {
    id: order.id,
    number: order.number,
    key: order.key,
    accepted_at: order.acceptedAt,
    ...personColumns(order.customer),
    locker: order.locker,
    delivery_id: order.delivery.id,
    delivery_label: order.delivery.label,
    delivery_price: order.delivery.price,
    delivery_time: order.delivery.time,
    payment_id: order.payment.id,
    payment_label: order.payment.label,
    payment_fee: order.payment.fee,
    products_total: order.productsTotal,
    total: order.total,
  };
}

function lineRows(order: Order): Tables["order_lines"][] {
  return order.lines.map((line, position) => ({
    order_id: order.id,
    position,
    product_id: line.productId,
    name: line.name,
    sku: line.sku,
    unit_price: line.unitPrice,
    quantity: line.quantity,
  }));
}

function orderOf(row: Selectable<Tables["orders"]>, lines: OrderLine[]): Order {
  return {
    id: row.id,
    number: row.number,
    key: row.key,
    acceptedAt: row.accepted_at,
    customer: personOf(row),
    locker: row.locker,
    lines,
    productsTotal: row.products_total,
    delivery: {
      id: row.delivery_id,
      label: row.delivery_label,
      price: row.delivery_price,
      time: row.delivery_time,
    },
    payment: { id: row.payment_id, label: row.payment_label, fee: row.payment_fee },
    total: row.total,
  };
}

function lineOf(row: Tables["order_lines"]): OrderLine {
  return {
    productId: row.product_id,
    name: row.name,
    sku: row.sku,
    unitPrice: row.unit_price,
    quantity: row.quantity,
  };
}
