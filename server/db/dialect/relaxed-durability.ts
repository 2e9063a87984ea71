import { sql, type Kysely } from "kysely";
import { locksRows } from "./postgres.ts";
import type { Tables } from "../schema.ts";

/**
 * For changes that may be forgotten when the machine itself fails, such as who has a mail in hand:
 * SQLite writes them without waiting for the disk, and nothing else meanwhile. Not in a transaction.
 */
export async function unwaited<T>(
  db: Kysely<Tables>,
  change: (own: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (locksRows(db)) return change(db);
  return db.connection().execute(async (own) => {
    await sql`pragma synchronous = normal`.execute(own);
    try {
      return await change(own);
    } finally {
      await sql`pragma synchronous = full`.execute(own);
    }
  });
}
