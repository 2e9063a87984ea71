import { Socket } from "node:net";
import { Kysely, PostgresDialect, sql, type RawBuilder } from "kysely";
import pg from "pg";
import type { Database, Tables } from "../schema.ts";

const maxConnections = 8;
const connectMs = 5000;
const statementMs = 10_000;
/** A frozen process must not block others from taking orders. */
const idleInTransactionMs = 10_000;
/** A connection without data for longer than the statement timeout is dead. */
const maxSilentMs = 15_000;

/** Connects lazily; `destroy()` closes the pool. `withoutTimeouts` is for migrations. */
export function openPostgres(
  url: string,
  { withoutTimeouts = false, silentMs = maxSilentMs } = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "latawiec",
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    ...(!withoutTimeouts && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      stream: () => destroyAfter(silentMs),
    }),
    // Accepted means durable, whatever the server's default.
    options: "-c synchronous_commit=on",
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // The pool replaces broken connections; the next query reports the error.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Tells the databases apart by their placeholders, also inside a transaction. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return sql`${0}`.compile(db).sql === "$1";
}

/**
 * The time that leases are compared with: PostgreSQL's, since the clocks of its clients differ. All
 * processes on an SQLite file share the clock of their machine.
 */
export function leaseTime(db: Database, now: number): RawBuilder<number> {
  return isPostgres(db)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${now}`;
}

function destroyAfter(milliseconds: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(milliseconds, () => socket.destroy());
}

/** Parses `bigint` as a number: grosze and milliseconds stay far below 2^53. */
const parserOf: typeof pg.types.getTypeParser = (id: number, format?: "text" | "binary") =>
  id === pg.types.builtins.INT8 && format !== "binary"
    ? Number
    : pg.types.getTypeParser(id, format as "text");
