import { readdirSync, readFileSync } from "node:fs";
import { sql, type Kysely, type Transaction } from "kysely";
import { isPostgres } from "../dialect/postgres.ts";

/** Kysely's own, which earlier versions of the shop took through it. */
const lockId = sql.lit(3853314791062309107n);

const folder = new URL("../migrations/", import.meta.url);

/** Runs once among processes that start together. Returns the names of the migrations it ran. */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // SQLite's transactions start with the write lock.
    const locks = isPostgres(connection);
    if (locks) await sql`select pg_advisory_lock(${lockId})`.execute(connection);
    try {
      return await connection.transaction().execute((trx) => runMissing(trx));
    } finally {
      if (locks) await sql`select pg_advisory_unlock(${lockId})`.execute(connection);
    }
  });
}

export async function runMissing<T>(
  transaction: Transaction<T>,
  wanted: readonly string[] = knownMigrations(),
): Promise<string[]> {
  await sql`create table if not exists migrations (name text primary key)`.execute(transaction);
  const done = await readMigrations(transaction);
  const missing = knownMigrations().filter((file) => wanted.includes(file) && !done.includes(file));
  for (const file of missing) {
    for (const statement of readStatements(file)) await sql.raw(statement).execute(transaction);
    await sql`insert into migrations (name) values (${file})`.execute(transaction);
  }
  return missing;
}

/** Returns the names of those that the database has seen, in order. */
export async function readMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export function knownMigrations(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
}

function readStatements(file: string): string[] {
  const text = readFileSync(new URL(file, folder), "utf8").replaceAll(/^--.*$/gm, "");
  return text.split(/;\s*$/m).filter((statement) => statement.trim() !== "");
}
