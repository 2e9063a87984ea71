import { sql, type Kysely } from "kysely";
import { checkIntegrity } from "../db/dialect/integrity.ts";
import { knownMigrations } from "../db/migrate.ts";
import { locksRows } from "../db/dialect/postgres.ts";
import type { Tables } from "../db/schema.ts";
import { formatExamples } from "./format.ts";
import { findingsFor, type Finding } from "./finding.ts";

const { good, warning, bad } = findingsFor("baza danych");

const skewMs = 5000;

/** Checks schema, durability, integrity and clock. */
export async function checkDatabase(db: Kysely<Tables>, now: () => number): Promise<Finding[]> {
  const schema = await checkSchema(db);
  const findings = [schema, await checkDurability(db), await checkNotDamaged(db)];
  return schema.level === "good" ? [...findings, await checkClock(db, now)] : findings;
}

async function checkSchema(db: Kysely<Tables>): Promise<Finding> {
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

async function checkDurability(db: Kysely<Tables>): Promise<Finding> {
  const nonDurable = locksRows(db) ? await nonDurableOnServer(db) : await nonDurableInFile(db);
  if (nonDurable.length === 0)
    return good("Przyjęte zamówienie jest na dysku, zanim dowie się klient");
  const advice = "Włącz te ustawienia: bez nich awaria prądu może zabrać przyjęte zamówienia.";
  return bad(`Baza nie czeka na dysk: ${nonDurable.join(", ")}`, advice);
}

async function nonDurableOnServer(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'
    order by name`.execute(db);
  return rows.map(({ name, setting }) => `${name}=${setting}`);
}

async function nonDurableInFile(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  const [{ journal_mode: mode } = { journal_mode: "" }] = rows;
  return mode === "wal" ? [] : [`journal_mode=${mode}`];
}

async function checkNotDamaged(db: Kysely<Tables>): Promise<Finding> {
  const damages = await checkIntegrity(db);
  if (damages.length === 0) return good("Baza jest nieuszkodzona");
  const advice = "Zatrzymaj sklep, odłóż plik bazy na bok i odtwórz sklep z kopii.";
  return bad(`Baza jest uszkodzona: ${formatExamples(damages)}`, advice);
}

/** Without a server clock, compares with the newest order. */
async function checkClock(db: Kysely<Tables>, now: () => number): Promise<Finding> {
  const [before, clock, after] = [now(), await readClock(db), now()];
  const skew = Math.max(before - clock.server, clock.server - after, clock.newest - after);
  if (skew <= skewMs) return good("Zegar zgadza się z bazą");
  const advice = "Ustaw zegary maszyn (NTP): od nich zależą terminy i kolejność zamówień.";
  return warning(`Zegar różni się od bazy o ${Math.round(skew / 1000)} s`, advice);
}

async function readClock(db: Kysely<Tables>): Promise<{ server: number; newest: number }> {
  const { newest } = await db
    .selectFrom("orders")
    .select((row) => row.fn.max("accepted_at").as("newest"))
    .executeTakeFirstOrThrow();
  if (!locksRows(db)) return { server: Date.now(), newest: Number(newest ?? 0) };
  const { rows } = await sql<{ server: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as server`.execute(db);
  return { server: rows[0]!.server, newest: Number(newest ?? 0) };
}
