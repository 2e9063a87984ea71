import { sql } from "kysely";
import {
  checkIntegrity,
  findNonDurableSettings,
  readServerTime,
} from "../db/dialect/diagnostics.ts";
import { knownMigrations } from "../db/migrate.ts";
import type { Database } from "../db/schema.ts";
import { findingsFor, formatExamples, type Finding } from "./finding.ts";

const { good, warning, bad } = findingsFor("baza danych");

const skewMs = 5000;

/** Checks schema, durability, integrity and clock. */
export async function checkDatabase(db: Database, now: () => number): Promise<Finding[]> {
  const schema = await checkSchema(db);
  const findings = [schema, await checkDurability(db), await checkNotDamaged(db)];
  return schema.level === "good" ? [...findings, await checkClock(db, now)] : findings;
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
  return warning(`Baza ma starszą postać; brakuje: ${formatExamples(missing)}`, advice);
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

/** Without a server clock, compares with the newest order. */
async function checkClock(db: Database, now: () => number): Promise<Finding> {
  const [before, clock, after] = [now(), await readClock(db), now()];
  const skew = Math.max(before - clock.server, clock.server - after, clock.newest - after);
  if (skew <= skewMs) return good("Zegar zgadza się z bazą");
  const advice = "Ustaw zegary maszyn (NTP): od nich zależą terminy i kolejność zamówień.";
  return warning(`Zegar różni się od bazy o ${Math.round(skew / 1000)} s`, advice);
}

async function readClock(db: Database): Promise<{ server: number; newest: number }> {
  const { newest } = await db
    .selectFrom("orders")
    .select((row) => row.fn.max("accepted_at").as("newest"))
    .executeTakeFirstOrThrow();
  return { server: await readServerTime(db), newest: Number(newest ?? 0) };
}
