import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite } from "../dialect/sqlite.ts";
import type { Database } from "../schema.ts";
import { migrate } from "./migrate.ts";

/**
 * Returns what keeps this version from working with a database of `newer` migrations: tables and
 * columns that are gone, and new columns that every new row would have to fill in.
 */
export async function findIncompatibilities(
  db: Database,
  newer: readonly string[],
): Promise<string[]> {
  if (newer.length === 0) return [];
  const found = await readTables(db);
  return (await readOwnTables()).flatMap(({ name, columns }) => {
    const there = found.find((table) => table.name === name);
    if (!there) return [name];
    const known = new Set(columns.map((column) => column.name));
    const present = new Set(there.columns.map((column) => column.name));
    const gone = [...known].filter((column) => !present.has(column));
    const required = there.columns.filter(
      (column) => !known.has(column.name) && !column.isNullable && !column.hasDefaultValue,
    );
    return [...gone, ...required.map((column) => column.name)].map((column) => `${name}.${column}`);
  });
}

async function readOwnTables() {
  const folder = mkdtempSync(join(tmpdir(), "latawiec-schema-"));
  const db = openSqlite(join(folder, "empty.sqlite"));
  try {
    await migrate(db);
    return await readTables(db);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

async function readTables(db: Database) {
  return (await db.introspection.getTables()).filter(({ isView }) => !isView);
}
