import { sql, type Kysely } from "kysely";
import { locksRows } from "./postgres.ts";
import type { Tables } from "../schema.ts";

/**
 * For changes that may be forgotten when the machine itself fails, such as who has a mail in hand:
 * SQLite writes them without waiting for the disk, and nothing else meanwhile. Not in a transaction.
 */
export async function withRelaxedDurability<T>(
  db: Kysely<Tables>,
  change: (trx: Kysely<Tables>) => Promise<T>,
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
