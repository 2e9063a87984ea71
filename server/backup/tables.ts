import { sql } from "kysely";
import type { BackupTotals } from "./file.ts";
import type { Database, Tables } from "../db/schema.ts";

/** `passing`: queues, caches and records of the shop about itself, which change without anybody. */
const tableKinds: Record<keyof Tables, "recorded" | "passing" | "excluded"> = {
  counters: "passing",
  orders: "recorded",
  order_lines: "recorded",
  order_edits: "recorded",
  codes: "recorded",
  code_uses: "recorded",
  payment_facts: "recorded",
  messages: "recorded",
  subscribers: "recorded",
  emails: "passing",
  jobs: "passing",
  catalogue_products: "passing",
  catalogue_sync: "passing",
  price_history: "recorded",
  alerts: "passing",
  events: "passing",
  clock: "passing",
  missed_searches: "passing",
  // A stolen backup must contain no signing or hashing secrets.
  secrets: "excluded",
  rate_limits: "excluded",
};

const tables = Object.keys(tableKinds) as (keyof Tables)[];

export const includedTables: readonly (keyof Tables)[] = tables.filter(
  (name) => tableKinds[name] !== "excluded",
);

/** No backup has them: one that does would bring its own secrets. */
export const excludedTables: ReadonlySet<string> = new Set([
  ...tables.filter((name) => tableKinds[name] === "excluded"),
  "migrations",
]);

export const passingTables: ReadonlySet<string> = new Set([
  ...tables.filter((name) => tableKinds[name] !== "recorded"),
  "migrations",
]);

export const droppedTables: readonly string[] = [...tables.toReversed(), "migrations"];

export const customerTables = ["orders", "messages", "subscribers", "emails"] as const;

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
