import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { newId } from "../../server/new-id.ts";
import { openDatabase } from "../../server/db/connection/open-database.ts";
import type { DatabaseLocation, OrderClient } from "../order-clients.ts";

type Value = string | number | null;
type Row = Record<string, Value>;

/** An order's stored rows by table. */
export type OrderRows = [table: string, rows: Row[]][];

/** Reads the rows of one order that the shop has stored. */
export async function readOrderRows(location: DatabaseLocation): Promise<OrderRows> {
  const db = await openDatabase(location);
  const order = await db.selectFrom("orders").selectAll().limit(1).executeTakeFirstOrThrow();
  const lines = db.selectFrom("order_lines").selectAll().where("order_id", "=", order.id);
  const emails = await db
    .selectFrom("emails")
    .selectAll()
    .where("order_id", "=", order.id)
    .execute();
  const ids = emails.map(({ id }) => id);
  const jobs = db.selectFrom("jobs").selectAll().where("reference", "in", ids);
  const rows: OrderRows = [
    ["orders", [order]],
    ["order_lines", await lines.execute()],
    ["emails", emails],
    ["jobs", await jobs.execute()],
  ];
  await db.destroy();
  return rows;
}

/**
 * The lower bound for a durable order: the same rows in one transaction with prepared statements.
 */
export async function openBaselineClient(
  location: DatabaseLocation,
  sample: OrderRows,
): Promise<OrderClient> {
  await (await openDatabase(location)).destroy();
  const { run, close } = location.DATABASE_URL
    ? await openBaselinePostgres(location.DATABASE_URL)
    : openBaselineSqlite(join(location.DATA_DIR, "latawiec.sqlite"));
  let count = 0;
  return {
    async placeOne() {
      count += 1;
      const nameOf = createNames(count);
      await run("begin", []);
      for (const [table, rows] of sample) {
        const fresh = rows.map((row) => withNewIds(row, nameOf));
        await run(insertSql(table, fresh), fresh.flatMap(Object.values));
      }
      await run("commit", []);
    },
    close,
  };
}

function openBaselineSqlite(path: string) {
  const database = new DatabaseSync(path);
  database.exec("pragma synchronous = full");
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  return {
    async run(sql: string, values: Value[]) {
      const statement = prepared.get(sql) ?? database.prepare(sql.replaceAll(/\$\d+/g, "?"));
      prepared.set(sql, statement);
      statement.run(...values);
    },
    close: async () => database.close(),
  };
}

async function openBaselinePostgres(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async run(text: string, values: Value[]) {
      await client.query({ name: text.slice(0, 60), text, values });
    },
    close: () => client.end(),
  };
}

const unique = ["id", "key", "number", "order_id", "reference"];

/** Creates another order's rows: unique values are as long and random as the shop's own. */
function withNewIds(row: Row, nameOf: (known: string) => string): Row {
  const entries = Object.entries(row);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, unique.includes(name) ? nameOf(String(value)) : value]),
  );
}

function createNames(count: number): (known: string) => string {
  const names = new Map<string, string>();
  return (known) => {
    if (known.startsWith("L-")) return `L-${1001 + count}`;
    const name = names.get(known) ?? newId();
    names.set(known, name);
    return name;
  };
}

function insertSql(table: string, rows: readonly Row[]): string {
  let parameter = 0;
  const names = Object.keys(rows[0]!);
  const groups = rows.map(() => `(${names.map(() => `$${(parameter += 1)}`).join()})`);
  return `insert into ${table} (${names.join()}) values ${groups.join()}`;
}
