import { sql, type Kysely } from "kysely";
import { locksRows } from "./postgres.ts";
import type { Tables } from "../schema.ts";

/**
 * Runs changes that a power failure may lose, such as leases and rate limits. SQLite commits them
 * without fsync. Not inside a transaction.
 */
export async function withRelaxedDurability<T>(
  db: Kysely<Tables>,
  change: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (locksRows(db)) return change(db);
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await change(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
