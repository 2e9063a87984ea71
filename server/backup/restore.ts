import { sql, type Kysely, type Transaction } from "kysely";
import { knownMigrations, runMissing } from "../db/migrate.ts";
import type { Tables } from "../db/schema.ts";
import { BackupError } from "./backup-error.ts";
import type { Part, Value } from "./snapshot.ts";
import { droppedTables, peoplesTables, readFigures, type Figures } from "./tables.ts";

type Wish = {
  /** Write over the orders that are there. */
  replace?: boolean;
  /** How many order numbers to leave out: customers may hold some that the copy does not know. */
  skipNumbers?: number;
};

/**
 * Makes the database what the parts say and brings it to the newest shape, in one transaction:
 * when anything is wrong, it stays as it was.
 * @throws BackupError
 */
export function fillDatabase(
  db: Kysely<Tables>,
  parts: AsyncIterable<Part>,
  { replace = false, skipNumbers = 0 }: Wish = {},
): Promise<Figures> {
  return db.transaction().execute(async (transaction) => {
    if (!replace) await refuseUnlessEmpty(transaction);
    for (const name of droppedTables) {
      await sql`drop table if exists ${sql.table(name)}`.execute(transaction);
    }
    const figures = await write(transaction, parts);
    await runMissing(transaction);
    await forgetLeases(transaction);
    await leaveNumbersOut(transaction, skipNumbers);
    return figures;
  });
}

async function refuseUnlessEmpty(db: Transaction<Tables>): Promise<void> {
  const { rows } = await readFigures(db, peoplesTables);
  if (Object.values(rows).every((count) => count === 0)) return;
  throw new BackupError(
    `Baza nie jest pusta: zamówienia ${rows.orders}, wiadomości ${rows.messages}, adresy newslettera ${rows.subscribers}. Nic nie zmieniono.`,
  );
}

async function write(db: Transaction<Tables>, parts: AsyncIterable<Part>): Promise<Figures> {
  let table: Extract<Part, { kind: "table" }> | undefined;
  let figures: Figures | undefined;
  let waiting: (readonly Value[])[] = [];
  const flush = async () => {
    if (table && waiting.length > 0) await insert(db, table, waiting);
    waiting = [];
  };
  for await (const part of parts) {
    if (part.kind === "rows") {
      waiting.push(...part.rows);
      if (waiting.length >= rowsAtOnce(table)) await flush();
      continue;
    }
    await flush();
    if (part.kind === "head") await prepare(db, part.migrations);
    if (part.kind === "table") {
      // The migrations bring a few rows of their own.
      await sql`delete from ${sql.table(part.name)}`.execute(db);
      table = part;
    }
    if (part.kind === "end") figures = await compare(db, part.figures);
  }
  return figures!;
}

/** The shape that the copy was made of. */
async function prepare(db: Transaction<Tables>, migrations: readonly string[]): Promise<void> {
  const known = knownMigrations();
  if (!migrations.every((name) => known.includes(name))) {
    throw new BackupError("Kopia pochodzi z nowszej wersji sklepu. Najpierw zaktualizuj sklep.");
  }
  await runMissing(db, migrations);
}

/** SQLite takes 32 766 parameters in one statement. */
function rowsAtOnce(table: { columns: readonly string[] } | undefined): number {
  return Math.floor(Math.min(500, 30_000 / (table?.columns.length ?? 1)));
}

async function insert(
  db: Transaction<Tables>,
  { name, columns }: { name: string; columns: readonly string[] },
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join([...row])})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
}

/** What arrived is what was there. */
async function compare(db: Transaction<Tables>, expected: Figures): Promise<Figures> {
  const found = await readFigures(db, Object.keys(expected.rows));
  if (JSON.stringify(found) === JSON.stringify(expected)) return found;
  throw new BackupError("Liczby po przepisaniu nie zgadzają się z kopią. Nic nie zmieniono.");
}

/** Whoever held them is not there any more. */
async function forgetLeases(db: Transaction<Tables>): Promise<void> {
  await db.updateTable("outbox").set({ leased_until: 0 }).execute();
  // The warehouse may have taken them after the copy was made.
  await db
    .updateTable("warehouse_orders")
    .set((own) => ({ leased_until: 0, asked_at: own.fn.coalesce("asked_at", "due_at") }))
    .where("kept_at", "is", null)
    .execute();
  for (const name of ["warehouses", "warehouse_orders"] as const) {
    await db.updateTable(name).set({ leased_until: 0, leased_by: "" }).execute();
  }
  await db.updateTable("chores").set({ leased_until: 0 }).execute();
}

async function leaveNumbersOut(db: Transaction<Tables>, count: number): Promise<void> {
  await db
    .updateTable("counters")
    .set((row) => ({ value: row("value", "+", count) }))
    .where("name", "=", "order_number")
    .execute();
}
