import { sql } from "kysely";
import { formatExamples } from "../alerts/format.ts";
import { checkIntegrity, findNonDurableSettings } from "../db/dialect/diagnostics.ts";
import { knownMigrations } from "../db/connection/migrate.ts";
import type { Database } from "../db/schema.ts";
import { findingsFor, type Finding } from "./finding.ts";

const { good, warning, bad } = findingsFor("baza danych");

/** Checks schema, durability and integrity. */
export async function checkDatabase(db: Database): Promise<Finding[]> {
  return [await checkSchema(db), await checkDurability(db), await checkNotDamaged(db)];
}

async function checkSchema(db: Database): Promise<Finding> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "migrations")) {
    return warning("Baza jest pusta", "Powstanie, gdy sklep ruszy.");
  }
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const [known, done] = [knownMigrations(), rows.map(({ name }) => name)];
  if (done.some((name) => !known.includes(name))) {
    return bad("Baza jest z nowszej wersji sklepu", "Uruchom nowszą wersję sklepu.");
  }
  const missing = known.filter((name) => !done.includes(name));
  if (missing.length === 0) return good("Baza odpowiada i ma najnowszą postać");
  const advice = "Zrób kopię i uruchom sklep w nowej wersji: sam ją zmieni.";
  return bad(`Baza ma starszą postać; brakuje: ${formatExamples(missing)}`, advice);
}

async function checkDurability(db: Database): Promise<Finding> {
  const nonDurable = await findNonDurableSettings(db);
  if (nonDurable.length === 0)
    return good("Przyjęte zamówienie jest na dysku, zanim dowie się klient");
  const advice = "Włącz te ustawienia: bez nich awaria prądu może zabrać przyjęte zamówienia.";
  return bad(`Baza nie czeka na dysk: ${nonDurable.join(", ")}`, advice);
}

async function checkNotDamaged(db: Database): Promise<Finding> {
  const damages = await checkIntegrity(db);
  if (damages.length === 0) return good("Baza jest nieuszkodzona");
  const advice = "Zatrzymaj sklep, odłóż plik bazy na bok i odtwórz sklep z kopii.";
  return bad(`Baza jest uszkodzona: ${formatExamples(damages)}`, advice);
}
