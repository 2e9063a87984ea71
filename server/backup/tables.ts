import { sql, type Kysely } from "kysely";
import type { Tables } from "../db/schema.ts";

/** What a copy holds. A table stands after those that it refers to. */
const tableKinds: Record<keyof Tables, "included" | "excluded"> = {
  counters: "included",
  orders: "included",
  order_lines: "included",
  warehouse_orders: "included",
  messages: "included",
  subscribers: "included",
  outbox: "included",
  catalogue_products: "included",
  warehouses: "included",
  chores: "included",
  // Whoever finds a copy finds nothing in it that signs or tells addresses apart.
  secrets: "excluded",
  rate_limits: "excluded",
};

const tables = Object.keys(tableKinds) as (keyof Tables)[];

/** In the order in which they can be filled. */
export const includedTables: readonly (keyof Tables)[] = tables.filter(
  (name) => tableKinds[name] === "included",
);

/** In the order in which they can be dropped. */
export const droppedTables: readonly string[] = [...tables.toReversed(), "migrations"];

/** Rows that the shop got from people: where there are any, nothing is written over them. */
export const customerTables = ["orders", "messages", "subscribers", "outbox"] as const;

/** What two copies of the same shop must agree on. Money is in grosze. */
export type BackupTotals = {
  rows: Record<string, number>;
  orders: number;
  lines: number;
};

/** Counts the given tables and adds up the money in them. */
export async function readTotals(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<BackupTotals> {
  const rows: Record<string, number> = {};
  for (const name of names)
    rows[name] = await readNumber(db, sql`count(*) from ${sql.table(name)}`);
  return {
    rows,
    orders: await readNumber(db, sql`sum(total) from orders`),
    lines: await readNumber(db, sql`sum(unit_price * quantity) from order_lines`),
  };
}

/** PostgreSQL writes a sum as text; no sum of nothing is a null. */
async function readNumber(db: Kysely<Tables>, what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<Record<string, unknown>>`select ${what}`.execute(db);
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}
