import { sql, type Transaction } from "kysely";
import { findRejection } from "../db/connection/db-errors.ts";
import { knownMigrations, runMissing } from "../db/connection/migrate.ts";
import type { Database, Tables } from "../db/schema.ts";
import { suspectLostAttempts } from "./lost-attempts.ts";
import { OperatorError } from "../operator-error.ts";
import { assertInSchema, readSchema, type Schema, type TablePart } from "./restorable-schema.ts";
import type { BackupTotals } from "./file.ts";
import type { Part, Value } from "./snapshot.ts";
import { customerTables, droppedTables, readTotals } from "./tables.ts";

/** Stays below the maximum number of parameters of a statement, even twice over. */
const rowsAtOnce = 500;

type RestoreOptions = {
  replace?: boolean;
  /** When an old backup is restored; undefined where nothing can have happened since. */
  restoredAt?: number;
  /** Order numbers to skip: customers may hold some that are newer than the backup. */
  skipNumbers?: number;
};

/**
 * Replaces the database by the parts and migrates it to the newest schema, in one transaction.
 * @throws OperatorError
 */
export function restoreDatabase(
  db: Database,
  parts: AsyncIterable<Part>,
  { replace = false, restoredAt, skipNumbers = 0 }: RestoreOptions = {},
): Promise<BackupTotals> {
  return db.transaction().execute(async (transaction) => {
    if (!replace) await assertEmpty(transaction);
    for (const name of droppedTables) {
      await sql`drop table if exists ${sql.table(name)}`.execute(transaction);
    }
    const totals = await write(transaction, parts);
    await runMissing(transaction);
    await clearLeases(transaction);
    if (restoredAt !== undefined) await suspectLostAttempts(transaction, restoredAt);
    await skipOrderNumbers(transaction, skipNumbers);
    return totals;
  });
}

async function assertEmpty(db: Transaction<Tables>): Promise<void> {
  const { rows } = await readTotals(db, customerTables);
  if (Object.values(rows).every((count) => count === 0)) return;
  throw new OperatorError(
    `Baza nie jest pusta: zamówienia ${rows.orders}, wiadomości ${rows.messages}, adresy newslettera ${rows.subscribers}. Nic nie zmieniono.`,
  );
}

async function write(db: Transaction<Tables>, parts: AsyncIterable<Part>): Promise<BackupTotals> {
  let table: TablePart | undefined;
  let totals: BackupTotals | undefined;
  let schema: Schema = new Map();
  let pendingRows: (readonly Value[])[] = [];
  const flush = async () => {
    if (table && pendingRows.length > 0) await insert(db, table, pendingRows);
    pendingRows = [];
  };
  for await (const part of parts) {
    if ("file" in part) continue;
    if ("rows" in part) {
      pendingRows.push(...part.rows);
      if (pendingRows.length >= rowsAtOnce) await flush();
      continue;
    }
    await flush();
    if ("madeAt" in part) {
      await migrateTo(db, part.migrations);
      schema = await readSchema(db);
    }
    if ("table" in part) {
      assertInSchema(part, schema);
      // Migrations insert a few rows of their own.
      await sql`delete from ${sql.table(part.table)}`.execute(db);
      table = part;
    }
    if ("end" in part) {
      for (const table of Object.keys(part.end.rows))
        assertInSchema({ table, columns: [] }, schema);
      totals = await verifyTotals(db, part.end);
    }
  }
  return totals!;
}

async function migrateTo(db: Transaction<Tables>, migrations: readonly string[]): Promise<void> {
  const known = knownMigrations();
  if (!migrations.every((name) => known.includes(name))) {
    throw new OperatorError("Kopia pochodzi z nowszej wersji sklepu. Najpierw zaktualizuj sklep.");
  }
  await runMissing(db, migrations);
}

async function insert(
  db: Transaction<Tables>,
  { table, columns }: TablePart,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const rejection = (cause?: unknown) =>
    new OperatorError(
      `Kopia ma w tabeli ${table} wiersz, którego baza nie przyjmuje. Nic z niej nie odtworzono.`,
      { cause },
    );
  if (rows.some((row) => row.length !== columns.length)) throw rejection();
  const values = rows.map((row) => sql`(${sql.join([...row])})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const insertion = sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`;
  await insertion.execute(db).catch((error: unknown) => {
    throw findRejection(error) === undefined ? error : rejection(error);
  });
}

async function verifyTotals(db: Transaction<Tables>, expected: BackupTotals) {
  const found = await readTotals(db, Object.keys(expected.rows));
  if (JSON.stringify(found) === JSON.stringify(expected)) return found;
  throw new OperatorError("Liczby po przepisaniu nie zgadzają się z kopią. Nic nie zmieniono.");
}

/** The processes that held the leases no longer run. */
async function clearLeases(db: Transaction<Tables>): Promise<void> {
  await db.updateTable("jobs").set({ leased_until: 0, leased_by: "" }).execute();
  // BaseLinker may have accepted these orders after the backup was made.
  await db
    .updateTable("orders")
    .set((eb) => ({ submitted_at: eb.fn.coalesce("submitted_at", "accepted_at") }))
    .where("exported_at", "is", null)
    .where("id", "in", (eb) =>
      eb.selectFrom("jobs").select("reference").where("kind", "=", "order-export"),
    )
    .execute();
}

async function skipOrderNumbers(db: Transaction<Tables>, count: number): Promise<void> {
  await db
    .updateTable("counters")
    .set((row) => ({ value: row("value", "+", count) }))
    .where("name", "=", "order_number")
    .execute();
}
