import { Socket } from "node:net";
import { Kysely, PostgresAdapter, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "../schema.ts";

/** Enough for a web process: hardly any request asks the database at all. */
const maxConnections = 8;
const connectMs = 5000;
const statementMs = 10_000;
/** A machine that froze half-way must not keep the others from taking orders. */
const idleInTransactionMs = 10_000;
/** A server that says nothing for longer than a statement may take is not there any more. */
const maxSilentMs = 15_000;

/**
 * The database that several machines share. Connects when it is first asked; `destroy()` closes it.
 * `patient` is for changes of shape, which take as long as they take.
 */
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
    // Accepted means durable, whatever the server's own default is.
    options: "-c synchronous_commit=on",
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks is replaced, whether it was idle or lent out; whoever needs the
  // database then or next is told by the query that fails.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Whether rows can be locked one by one: SQLite has one writer at a time anyway. */
export function locksRows(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The server's own limits are no use when the network swallows what it says. */
function destroyAfter(milliseconds: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(milliseconds, () => socket.destroy());
}

/** Grosze and milliseconds stay far below 2^53, so `bigint` comes back as a number. */
const parserOf: typeof pg.types.getTypeParser = (id: number, format?: "text" | "binary") =>
  id === pg.types.builtins.INT8 && format !== "binary"
    ? Number
    : pg.types.getTypeParser(id, format as "text");
