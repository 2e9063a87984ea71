import { Kysely, PostgresAdapter, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

/** Enough for a web process: hardly any request asks the database at all. */
const mostConnections = 8;
const connectMs = 5000;
const statementMs = 30_000;
const idleInTransactionMs = 60_000;

/** The database that several machines share. Connects when it is first asked; `destroy()` closes it. */
export function openPostgres(url: string): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "latawiec",
    max: mostConnections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    // A machine that froze half-way must not keep the others from taking orders.
    idle_in_transaction_session_timeout: idleInTransactionMs,
    // Accepted means durable, whatever the server's own default is.
    options: "-c synchronous_commit=on",
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks while idle is replaced; whoever needs the database next is told.
  pool.on("error", () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Whether rows can be locked one by one: SQLite has one writer at a time anyway. */
export function locksRows(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Grosze and milliseconds stay far below 2^53, so `bigint` comes back as a number. */
const parserOf: typeof pg.types.getTypeParser = (id: number, format?: "text" | "binary") =>
  id === pg.types.builtins.INT8 && format !== "binary"
    ? Number
    : pg.types.getTypeParser(id, format as "text");
