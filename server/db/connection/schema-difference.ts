import { OperatorError } from "../../operator-error.ts";
import type { Database } from "../schema.ts";
import { knownMigrations, readMigrations } from "./migrate.ts";
import { findIncompatibilities } from "./schema-compatibility.ts";

export type SchemaDifference = { newer: string[]; missing: string[] };

export async function findSchemaDifference(db: Database): Promise<SchemaDifference | undefined> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "migrations")) return undefined;
  const [known, done] = [knownMigrations(), await readMigrations(db)];
  return {
    newer: done.filter((name) => !known.includes(name)),
    missing: known.filter((name) => !done.includes(name)),
  };
}

/** Refuses another version's database, at which a shop of that version may be running, unless this one can work with it. @throws OperatorError */
export async function assertSameSchema(db: Database): Promise<void> {
  const difference = await findSchemaDifference(db);
  if (!difference) throw new OperatorError(noDatabase("Baza jest pusta"));
  const { newer, missing } = difference;
  await assertReadable(db, newer);
  if (missing.length === 0) return;
  throw new OperatorError(
    `Baza jest ze starszej wersji sklepu (brakuje: ${missing.join(", ")}). Polecenie jej nie zmienia, bo sklep może na niej działać.\n` +
      "Uruchom je w tamtej wersji albo otwórz sklep w tej: zmieni bazę przy starcie.",
  );
}

/**
 * A newer version's database is good as long as its migrations only added what this version may
 * leave out. @throws OperatorError
 */
export async function assertReadable(db: Database, newer: readonly string[]): Promise<void> {
  const incompatible = await findIncompatibilities(db, newer);
  if (incompatible.length === 0) return;
  throw new OperatorError(
    `Baza jest z nowszej wersji sklepu (${newer.join(", ")}), a ta wersja nie umie jej czytać: ${incompatible.join(", ")}.\n` +
      "Uruchom nowszą wersję.",
  );
}

export function noDatabase(what: string): string {
  return `${what}: powstanie, gdy sklep ruszy. Sprawdź DATA_DIR i DATABASE_URL.`;
}
