import { sql, type Kysely } from "kysely";
import { locksRows } from "./postgres.ts";
import type { Tables } from "../schema.ts";

/** Returns what SQLite finds broken in its file; PostgreSQL is not checked. */
export async function checkIntegrity(db: Kysely<Tables>): Promise<string[]> {
  if (locksRows(db)) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check).filter((line) => line !== "ok");
}
