import { formatExamples } from "../alerts/format.ts";
import { checkIntegrity, findNonDurableSettings } from "../db/dialect/diagnostics.ts";
import { findSchemaDifference } from "../db/connection/schema-difference.ts";
import type { Database } from "../db/schema.ts";
import { findingsFor, type Finding } from "./finding.ts";

const { good, warning, bad } = findingsFor("baza danych");

export async function checkDatabase(db: Database): Promise<Finding[]> {
  return [await checkSchema(db), await checkDurability(db), await checkNotDamaged(db)];
}

async function checkSchema(db: Database): Promise<Finding> {
  const difference = await findSchemaDifference(db);
  if (!difference) return warning("Baza jest pusta", "Powstanie, gdy sklep ruszy.");
  const { newer, missing } = difference;
  if (newer.length > 0) {
    return bad("Baza jest z nowszej wersji sklepu", "Uruchom nowszą wersję sklepu.");
  }
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
