import { sql } from "kysely";
import type { Database, Tables } from "../db/schema.ts";

const tableKinds: Record<keyof Tables, "included" | "excluded"> = {
  counters: "included",
  orders: "included",
  order_lines: "included",
  order_edits: "included",
  codes: "included",
  code_uses: "included",
  payment_facts: "included",
  messages: "included",
  subscribers: "included",
  emails: "included",
  jobs: "included",
  catalogue_products: "included",
  catalogue_sync: "included",
  price_history: "included",
  alerts: "included",
  events: "included",
  clock: "included",
  // A stolen backup must contain no signing or hashing secrets.
  secrets: "excluded",
  rate_limits: "excluded",
};

const tables = Object.keys(tableKinds) as (keyof Tables)[];

export const includedTables: readonly (keyof Tables)[] = tables.filter(
  (name) => tableKinds[name] === "included",
);

export const droppedTables: readonly string[] = [...tables.toReversed(), "migrations"];

export const customerTables = ["orders", "messages", "subscribers", "emails"] as const;

/** Checksums of a backup. Money is in grosze. */
export type BackupTotals = {
  rows: Record<string, number>;
  orders: number;
  lines: number;
  /** Everything that came in; absent in backups of shops that recorded no payments. */
  payments?: number;
};

export async function readTotals(db: Database, names: readonly string[]): Promise<BackupTotals> {
  const rows: Record<string, number> = {};
  for (const name of names)
    rows[name] = await readNumber(db, sql`count(*) from ${sql.table(name)}`);
  return {
    rows,
    orders: await readNumber(db, sql`sum(total) from orders`),
    lines: await readNumber(db, sql`sum(unit_price * quantity) from order_lines`),
    ...(names.includes("payment_facts") && {
      payments: await readNumber(
        db,
        sql`sum(amount) from payment_facts where kind in ('payment-completed', 'transfer-received')`,
      ),
    }),
  };
}

/** PostgreSQL returns sums as text; the sum of no rows is null. */
async function readNumber(db: Database, what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<Record<string, unknown>>`select ${what}`.execute(db);
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}
